import { ofLanguage } from '../../../shared/index.js'

/** The texts of the withdrawal page, in one language. */
export interface WithdrawalTexts {
  readonly title: string
  readonly intro: string
  readonly number: string
  readonly name: string
  readonly email: string
  readonly statement: string
  /** The button that leads to the confirmation. */
  readonly withdraw: string
  readonly check: string
  /** The button that withdraws. */
  readonly confirm: string
  readonly change: string
  readonly problem: string
  /** The heading of the fields for the pieces of each line. */
  readonly pieces: string
  /** The message if no piece is chosen. */
  readonly nothing: string
  /** The message if the remaining pieces changed meanwhile, or too many were chosen. */
  readonly changed: string
  /** The message if nothing is left to withdraw. */
  readonly none: string
  /** The message of a shop without a form of withdrawal. */
  readonly closed: string
  readonly doneTitle: string
  readonly done: string
}

const EN: WithdrawalTexts = {
  title: 'Withdraw from contract',
  intro:
    'Here you withdraw from the contract of an order while the period runs. You need no account. On the next page ' +
    'you check and confirm what you declare.',
  number: 'Order number',
  name: 'Your name',
  email: 'E-mail address of the order',
  statement: 'Message or the items you mean (optional)',
  withdraw: 'Withdraw from contract here',
  check: 'I withdraw from the contract of this order:',
  confirm: 'Confirm withdrawal here',
  change: 'Change the details',
  problem: 'Please fill in number, name and a valid e-mail address.',
  pieces: 'Pieces that you withdraw',
  nothing: 'Please choose at least one piece.',
  changed: 'Please check the pieces: not all of them can still be withdrawn.',
  none: 'You have withdrawn from all of this order already.',
  closed:
    'This shop takes no withdrawals on this page. Please write to the shop, with the number of your order.',
  doneTitle: 'Your withdrawal was sent',
  done:
    'If number and e-mail address belong to an order, a mail to that address confirms the withdrawal with its date ' +
    'and time. If none comes within some minutes, check the details or write to the shop.',
}

const DE: WithdrawalTexts = {
  title: 'Vertrag widerrufen',
  intro:
    'Hier widerrufen Sie den Vertrag einer Bestellung, solange die Frist läuft. Sie brauchen kein Konto. Auf der ' +
    'nächsten Seite prüfen und bestätigen Sie Ihre Erklärung.',
  number: 'Bestellnummer',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse der Bestellung',
  statement: 'Nachricht oder die gemeinten Artikel (freiwillig)',
  withdraw: 'Vertrag hier widerrufen',
  check: 'Ich widerrufe den Vertrag dieser Bestellung:',
  confirm: 'Widerruf hier bestätigen',
  change: 'Angaben ändern',
  problem: 'Bitte geben Sie Nummer, Namen und eine gültige E-Mail-Adresse an.',
  pieces: 'Stücke, die Sie widerrufen',
  nothing: 'Bitte wählen Sie mindestens ein Stück.',
  changed: 'Bitte prüfen Sie die Stückzahlen: So viele sind nicht mehr zu widerrufen.',
  none: 'Sie haben diese Bestellung schon ganz widerrufen.',
  closed:
    'Dieser Shop nimmt auf dieser Seite keinen Widerruf an. Bitte schreiben Sie dem Shop, mit der Nummer Ihrer ' +
    'Bestellung.',
  doneTitle: 'Ihr Widerruf wurde abgeschickt',
  done:
    'Gehören Nummer und E-Mail-Adresse zu einer Bestellung, so bestätigt eine E-Mail an diese Adresse den Widerruf ' +
    'mit Datum und Uhrzeit. Kommt in einigen Minuten keine, so prüfen Sie die Angaben oder schreiben dem Shop.',
}

const FR: WithdrawalTexts = {
  title: 'Se rétracter du contrat',
  intro:
    'Vous vous rétractez ici du contrat d’une commande, tant que le délai court. ' +
    'Aucun compte n’est nécessaire. La page suivante vous permet de vérifier et de confirmer votre déclaration.',
  number: 'Numéro de commande',
  name: 'Votre nom',
  email: 'Adresse e-mail de la commande',
  statement: 'Message ou articles concernés (facultatif)',
  withdraw: 'Renoncer au contrat ici',
  check: 'Je me rétracte du contrat de cette commande :',
  confirm: 'Confirmer la rétractation ici',
  change: 'Modifier les informations',
  problem: 'Indiquez le numéro, votre nom et une adresse e-mail valide.',
  pieces: 'Articles concernés par la rétractation',
  nothing: 'Choisissez au moins un article.',
  changed: 'Vérifiez les quantités : il n’en reste pas autant.',
  none: 'Vous vous êtes déjà rétracté de toute cette commande.',
  closed:
    'Cette boutique ne reçoit pas de rétractation ici. Écrivez à la boutique avec le numéro de votre commande.',
  doneTitle: 'Votre rétractation est envoyée',
  done:
    'Si le numéro et l’adresse e-mail correspondent à une commande, un message à cette adresse confirme la ' +
    'rétractation avec sa date et son heure. Sans message dans quelques minutes, vérifiez vos informations ou ' +
    'écrivez à la boutique.',
}

const ES: WithdrawalTexts = {
  title: 'Desistir del contrato',
  intro:
    'Aquí desiste del contrato de un pedido mientras corre el plazo. No necesita cuenta. En la página siguiente ' +
    'comprueba y confirma su declaración.',
  number: 'Número de pedido',
  name: 'Su nombre',
  email: 'Correo electrónico del pedido',
  statement: 'Mensaje o artículos a los que se refiere (opcional)',
  withdraw: 'Desistir del contrato aquí',
  check: 'Desisto del contrato de este pedido:',
  confirm: 'Confirmar el desistimiento aquí',
  change: 'Cambiar los datos',
  problem: 'Indique el número, su nombre y un correo electrónico válido.',
  pieces: 'Unidades de las que desiste',
  nothing: 'Elija al menos una unidad.',
  changed: 'Compruebe las unidades: no quedan tantas.',
  none: 'Ya ha desistido de todo este pedido.',
  closed: 'Esta tienda no recibe desistimientos aquí. Escriba a la tienda con el número de su pedido.',
  doneTitle: 'Su desistimiento se ha enviado',
  done:
    'Si el número y el correo pertenecen a un pedido, un mensaje a esa dirección confirma el desistimiento con su ' +
    'fecha y hora. Si no llega en unos minutos, compruebe los datos o escriba a la tienda.',
}

const LANGUAGES: Readonly<Record<string, WithdrawalTexts>> = { en: EN, de: DE, fr: FR, es: ES }

/** The texts of the page for a language such as `de` or `de-AT`; English if there are none. */
export const withdrawalTextsFor = (language: string): WithdrawalTexts => ofLanguage(LANGUAGES, language) ?? EN
