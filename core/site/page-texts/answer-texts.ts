import { ofLanguage, primaryLanguage } from '../../shared/index.js'

/** The German texts of the pages that the server itself sends to visitors, keyed by the English ones. */
const DE = {
  Form: 'Formular',
  'Back to the site': 'Zurück zur Website',
  'Thank you! Your submission has been received.': 'Vielen Dank! Ihre Nachricht ist angekommen.',
  'The page has no such form.': 'Auf dieser Seite gibt es dieses Formular nicht.',
  'This form belongs to another site.': 'Dieses Formular gehört zu einer anderen Website.',
  'Too many submissions. Please wait a minute.':
    'Das waren zu viele Nachrichten. Bitte warten Sie eine Minute.',
  'Passwords cannot be submitted.': 'Passwörter können über dieses Formular nicht gesendet werden.',
  'A password can be sent only with JavaScript. Turn it on in your browser, or tell the owner of this site.':
    'Ein Passwort kann nur mit JavaScript gesendet werden. Schalten Sie es im Browser ein, oder sagen Sie dem ' +
    'Betreiber dieser Website Bescheid.',
  'The form is empty.': 'Das Formular ist leer.',
  'The form is too large.': 'Das Formular enthält zu viel.',
  'The form took too long to arrive.': 'Das Formular ist nicht rechtzeitig angekommen.',
  'The form did not arrive as a whole.': 'Das Formular ist nicht vollständig angekommen.',
  'Please confirm you’re not a robot.': 'Bitte bestätigen Sie, dass Sie kein Roboter sind.',
  'The form cannot be sent right now.': 'Das Formular kann gerade nicht gesendet werden.',
  'No form of this site takes files.': 'Kein Formular dieser Website nimmt Dateien an.',
  Password: 'Passwort',
  'This page needs a password': 'Für diese Seite brauchen Sie ein Passwort',
  Open: 'Öffnen',
  'Back from PayPal': 'Zurück von PayPal',
  'Your order goes on in the window of the shop. You can close this one.':
    'Ihre Bestellung geht im Fenster des Shops weiter. Sie können dieses schließen.',
} as const

/** An English text of a page that the server itself sends. */
export type AnswerText = keyof typeof DE

const FR: Readonly<Record<AnswerText, string>> = {
  Form: 'Formulaire',
  'Back to the site': 'Retour au site',
  'Thank you! Your submission has been received.': 'Merci ! Votre message a bien été reçu.',
  'The page has no such form.': 'Cette page ne contient pas ce formulaire.',
  'This form belongs to another site.': 'Ce formulaire appartient à un autre site.',
  'Too many submissions. Please wait a minute.': 'Trop de messages. Veuillez patienter une minute.',
  'Passwords cannot be submitted.': 'Les mots de passe ne peuvent pas être envoyés par ce formulaire.',
  'A password can be sent only with JavaScript. Turn it on in your browser, or tell the owner of this site.':
    'Un mot de passe ne peut être envoyé qu’avec JavaScript. Activez-le dans votre navigateur, ou prévenez le ' +
    'propriétaire de ce site.',
  'The form is empty.': 'Le formulaire est vide.',
  'The form is too large.': 'Le formulaire est trop volumineux.',
  'The form took too long to arrive.': 'Le formulaire a mis trop de temps à arriver.',
  'The form did not arrive as a whole.': 'Le formulaire n’est pas arrivé en entier.',
  'Please confirm you’re not a robot.': 'Veuillez confirmer que vous n’êtes pas un robot.',
  'The form cannot be sent right now.': 'Le formulaire ne peut pas être envoyé pour le moment.',
  'No form of this site takes files.': 'Aucun formulaire de ce site n’accepte de fichiers.',
  Password: 'Mot de passe',
  'This page needs a password': 'Cette page demande un mot de passe',
  Open: 'Ouvrir',
  'Back from PayPal': 'Retour de PayPal',
  'Your order goes on in the window of the shop. You can close this one.':
    'Votre commande continue dans la fenêtre de la boutique. Vous pouvez fermer celle-ci.',
}

const ES: Readonly<Record<AnswerText, string>> = {
  Form: 'Formulario',
  'Back to the site': 'Volver al sitio',
  'Thank you! Your submission has been received.': '¡Gracias! Hemos recibido su mensaje.',
  'The page has no such form.': 'Esta página no tiene ese formulario.',
  'This form belongs to another site.': 'Este formulario pertenece a otro sitio.',
  'Too many submissions. Please wait a minute.': 'Demasiados mensajes. Espere un minuto.',
  'Passwords cannot be submitted.': 'Las contraseñas no se pueden enviar con este formulario.',
  'A password can be sent only with JavaScript. Turn it on in your browser, or tell the owner of this site.':
    'Una contraseña solo se puede enviar con JavaScript. Actívelo en su navegador o avise al propietario de este ' +
    'sitio.',
  'The form is empty.': 'El formulario está vacío.',
  'The form is too large.': 'El formulario es demasiado grande.',
  'The form took too long to arrive.': 'El formulario tardó demasiado en llegar.',
  'The form did not arrive as a whole.': 'El formulario no llegó completo.',
  'Please confirm you’re not a robot.': 'Confirme que no es un robot.',
  'The form cannot be sent right now.': 'El formulario no se puede enviar en este momento.',
  'No form of this site takes files.': 'Ningún formulario de este sitio admite archivos.',
  Password: 'Contraseña',
  'This page needs a password': 'Esta página necesita una contraseña',
  Open: 'Abrir',
  'Back from PayPal': 'Regreso de PayPal',
  'Your order goes on in the window of the shop. You can close this one.':
    'Su pedido continúa en la ventana de la tienda. Puede cerrar esta.',
}

const LANGUAGES: Readonly<Record<string, Readonly<Record<AnswerText, string>>>> = { de: DE, fr: FR, es: ES }

/** The texts of the server's own pages in the language of a site, and that language: English without texts. */
export interface AnswerTexts {
  readonly language: string
  readonly say: (text: AnswerText) => string
}

/** The texts of the server's own pages in the language of a site, such as `de-AT`. */
export function answerTextsIn(language: string): AnswerTexts {
  const texts = ofLanguage(LANGUAGES, language)
  return texts === undefined
    ? { language: 'en', say: (text) => text }
    : { language: primaryLanguage(language), say: (text) => texts[text] }
}
