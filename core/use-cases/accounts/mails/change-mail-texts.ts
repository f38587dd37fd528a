import type { MailText } from '../../../accounts/index.js'
import type { AccountMailKind } from './account-mail.js'

/** The mails about changes that members make of their account. */
export type ChangeMailKind = Extract<
  AccountMailKind,
  'confirmEmail' | 'emailChanged' | 'logInLink' | 'securityChanged' | 'deleted'
>

type ChangeMails = Readonly<Record<ChangeMailKind, MailText>>

/** The texts by language. */
export const CHANGE_MAILS = {
  en: {
    confirmEmail: {
      subject: 'Confirm your new e-mail address',
      text:
        'Hello {name}\n\nThis link makes this the e-mail address of your account at {site}. ' +
        'It is valid for one hour.\n\n{link}\n\nIf you did not ask for it, ignore this mail.',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      text:
        'Hello {name}\n\nThe e-mail address of your account at {site} was changed.\n\nIf that ' +
        'was not you, please write to the owner of the site at once.',
    },
    logInLink: {
      subject: 'Your link to log in',
      text:
        'Hello {name}\n\nWith this link you log in at {site}, in the browser in which you asked ' +
        'for it. It is valid for ten minutes and works once.\n\n{link}\n\nIf you did not ask for ' +
        'it, ignore this mail.',
    },
    securityChanged: {
      subject: 'Your log-in was changed',
      text:
        'Hello {name}\n\nA second factor, a passkey or another way to log in was added to or removed ' +
        'from your account at {site}.\n\nIf that was not you, set a new password at once and ' +
        'check your account:\n\n{link}',
    },
    deleted: {
      subject: 'Your account was deleted',
      text:
        'Hello {name}\n\nYour account at {site} was deleted, as you asked. Orders are kept as ' +
        'long as the law requires.',
    },
  },
  de: {
    confirmEmail: {
      subject: 'Neue E-Mail-Adresse bestätigen',
      text:
        'Guten Tag {name}\n\nMit diesem Link wird dies die E-Mail-Adresse Ihres Kontos bei {site}. ' +
        'Er gilt eine Stunde lang.\n\n{link}\n\nFalls Sie das nicht wollten, ist nichts weiter zu ' +
        'tun.',
    },
    emailChanged: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text:
        'Guten Tag {name}\n\nIhr Konto bei {site} hat ab jetzt eine andere ' +
        'E-Mail-Adresse.\n\nFalls Sie das nicht waren, schreiben Sie bitte gleich dem Betreiber ' +
        'der Website.',
    },
    logInLink: {
      subject: 'Ihr Link zum Anmelden',
      text:
        'Guten Tag {name}\n\nMit diesem Link melden Sie sich bei {site} an, in dem Browser, in dem ' +
        'Sie ihn angefordert haben. Er gilt zehn Minuten lang und nur ' +
        'einmal.\n\n{link}\n\nFalls Sie das nicht wollten, ist nichts weiter zu tun.',
    },
    securityChanged: {
      subject: 'Ihre Anmeldung wurde geändert',
      text:
        'Guten Tag {name}\n\nBei Ihrem Konto bei {site} wurde ein zweiter Faktor, ein Passkey oder ein ' +
        'anderer Weg zur Anmeldung hinzugefügt oder entfernt.\n\nFalls Sie das nicht waren, legen ' +
        'Sie gleich ein neues Passwort fest und sehen Sie Ihr Konto durch:\n\n{link}',
    },
    deleted: {
      subject: 'Ihr Konto wurde gelöscht',
      text:
        'Guten Tag {name}\n\nIhr Konto bei {site} wurde gelöscht, wie Sie es wollten. Bestellungen ' +
        'bleiben gespeichert, solange das Gesetz es verlangt.',
    },
  },
  fr: {
    confirmEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      text:
        'Bonjour {name}\n\nAvec ce lien, cette adresse devient celle de votre compte chez {site}. ' +
        'Il est valable une heure.\n\n{link}\n\nSi vous n’avez rien demandé, ignorez ce message.',
    },
    emailChanged: {
      subject: 'Votre adresse e-mail a été modifiée',
      text:
        'Bonjour {name}\n\nVotre compte chez {site} a désormais une autre adresse e-mail.\n\nSi ce ' +
        'n’était pas vous, écrivez sans attendre au responsable du site.',
    },
    logInLink: {
      subject: 'Votre lien de connexion',
      text:
        'Bonjour {name}\n\nAvec ce lien, vous vous connectez à {site}, dans le navigateur où vous ' +
        'l’avez demandé. Il est valable dix minutes et une seule fois.\n\n{link}\n\nSi vous ' +
        'n’avez rien demandé, ignorez ce message.',
    },
    securityChanged: {
      subject: 'Votre connexion a été modifiée',
      text:
        'Bonjour {name}\n\nUn second facteur, une clé d’accès ou un autre moyen de connexion a été ' +
        'ajouté à votre compte chez {site}, ou retiré.\n\nSi ce n’était pas vous, choisissez sans ' +
        'attendre un nouveau mot de passe et vérifiez votre compte :\n\n{link}',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      text:
        'Bonjour {name}\n\nVotre compte chez {site} a été supprimé, comme vous l’avez demandé. Les ' +
        'commandes sont conservées aussi longtemps que la loi l’exige.',
    },
  },
  es: {
    confirmEmail: {
      subject: 'Confirme su nuevo correo electrónico',
      text:
        'Hola {name}\n\nCon este enlace, este pasa a ser el correo electrónico de su cuenta en ' +
        '{site}. Es válido durante una hora.\n\n{link}\n\nSi no lo ha pedido, ignore este mensaje.',
    },
    emailChanged: {
      subject: 'Su correo electrónico ha cambiado',
      text:
        'Hola {name}\n\nSu cuenta en {site} tiene desde ahora otro correo electrónico.\n\nSi no ha ' +
        'sido usted, escriba enseguida al responsable del sitio.',
    },
    logInLink: {
      subject: 'Su enlace para iniciar sesión',
      text:
        'Hola {name}\n\nCon este enlace inicia sesión en {site}, en el navegador en el que lo ' +
        'pidió. Es válido durante diez minutos y una sola vez.\n\n{link}\n\nSi no lo ha pedido, ' +
        'ignore este mensaje.',
    },
    securityChanged: {
      subject: 'Su inicio de sesión ha cambiado',
      text:
        'Hola {name}\n\nSe ha añadido o quitado un segundo factor, una llave de acceso u otra ' +
        'forma de iniciar sesión en su cuenta en {site}.\n\nSi no ha sido usted, elija enseguida ' +
        'una contraseña nueva y revise su cuenta:\n\n{link}',
    },
    deleted: {
      subject: 'Su cuenta ha sido eliminada',
      text:
        'Hola {name}\n\nSu cuenta en {site} ha sido eliminada, como usted pidió. Los pedidos se ' +
        'conservan mientras la ley lo exija.',
    },
  },
} as const satisfies Readonly<Record<string, ChangeMails>>
