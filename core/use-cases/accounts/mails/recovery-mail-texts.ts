import type { MailText } from '../../../accounts/index.js'
import { ofLanguage } from '../../../shared/index.js'
import type { AccountMailKind, RemovedAccess } from './account-mail.js'

/** The mails about accounts that change hands, or return to their member. */
export type RecoveryMailKind = Extract<
  AccountMailKind,
  'passwordNeeded' | 'accountReady' | 'accessRemoved' | 'factorRecovery' | 'undoEmailChange'
>

type RecoveryMails = Readonly<Record<RecoveryMailKind, MailText>>

/** The texts by language. */
export const RECOVERY_MAILS = {
  en: {
    undoEmailChange: {
      subject: 'Your e-mail address was changed',
      text:
        'Hello {name}\n\nThe e-mail address of your account at {site} was changed.\n\nIf ' +
        'that was not you, take your account back with this link: it sets a new password, brings ' +
        'this address back and logs out everyone else. It is valid for seven days.\n\n{link}',
    },
    passwordNeeded: {
      subject: 'Choose your password',
      text:
        'Hello {name}\n\nYour e-mail address is confirmed for {site}. It was confirmed in another browser ' +
        'than the one that signed up, so the password that was entered there does not count. Choose your ' +
        'own with this link. It is valid for one hour.\n\n{link}',
    },
    accountReady: {
      subject: 'Your account at {site}',
      text:
        'Hello {name}\n\nYou have an account at {site}. The site has moved without its passwords. ' +
        'Choose a new one with this link. It is valid for seven days.\n\n{link}',
    },
    accessRemoved: {
      subject: 'Other ways to log in were removed',
      text:
        'Hello {name}\n\nThe password of your account at {site} was set with a link from this mailbox. ' +
        'In case a stranger had access, this was removed: {removed}. You can set it up again in your ' +
        'account:\n\n{link}',
    },
    factorRecovery: {
      subject: 'If you do not have your second factor any more',
      text:
        'Hello {name}\n\nA new password was set for your account at {site}. It still asks for the code of ' +
        'an authenticator app. If you have the app or a recovery code, there is nothing to do.\n\nIf you ' +
        'have neither, or a stranger set the app up: this link removes the second factor and sets a ' +
        'new password. It works from three days after this mail on, for seven days.\n\n{link}',
    },
  },
  de: {
    undoEmailChange: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text:
        'Guten Tag {name}\n\nIhr Konto bei {site} hat ab jetzt eine andere ' +
        'E-Mail-Adresse.\n\nFalls Sie das nicht waren, holen Sie Ihr Konto mit diesem Link ' +
        'zurück: Er legt ein neues Passwort fest, stellt diese Adresse wieder her und meldet alle ' +
        'anderen ab. Er gilt sieben Tage lang.\n\n{link}',
    },
    passwordNeeded: {
      subject: 'Passwort festlegen',
      text:
        'Guten Tag {name}\n\nIhre E-Mail-Adresse ist für {site} bestätigt. Das geschah in einem anderen ' +
        'Browser als die Registrierung, daher gilt das dort eingegebene Passwort nicht. Legen Sie mit ' +
        'diesem Link Ihr eigenes fest. Er gilt eine Stunde lang.\n\n{link}',
    },
    accountReady: {
      subject: 'Ihr Konto bei {site}',
      text:
        'Guten Tag {name}\n\nSie haben ein Konto bei {site}. Die Website ist umgezogen, ohne die Passwörter. ' +
        'Legen Sie mit diesem Link Ihr Passwort fest. Er gilt sieben Tage lang.\n\n{link}',
    },
    accessRemoved: {
      subject: 'Andere Wege zur Anmeldung wurden entfernt',
      text:
        'Guten Tag {name}\n\nDas Passwort Ihres Kontos bei {site} wurde mit einem Link aus diesem Postfach ' +
        'festgelegt. Für den Fall, dass Fremde Zugang hatten, wurde entfernt: {removed}. Sie können es in ' +
        'Ihrem Konto neu einrichten:\n\n{link}',
    },
    factorRecovery: {
      subject: 'Falls Sie Ihren zweiten Faktor nicht mehr haben',
      text:
        'Guten Tag {name}\n\nFür Ihr Konto bei {site} wurde ein neues Passwort festgelegt. Es fragt ' +
        'weiterhin nach dem Code einer Authenticator-App. Wenn Sie die App oder einen ' +
        'Wiederherstellungscode haben, ist nichts zu tun.\n\nWenn Sie beides nicht haben oder jemand ' +
        'anderes die App eingerichtet hat: Dieser Link entfernt den zweiten Faktor und legt ein neues ' +
        'Passwort fest. Er gilt ab drei Tagen nach dieser E-Mail, sieben Tage lang.\n\n{link}',
    },
  },
  fr: {
    undoEmailChange: {
      subject: 'Votre adresse e-mail a été modifiée',
      text:
        'Bonjour {name}\n\nVotre compte chez {site} a désormais une autre adresse e-mail.\n\nSi ' +
        'ce n’était pas vous, reprenez votre compte avec ce lien : il fixe un nouveau mot de ' +
        'passe, rétablit cette adresse et déconnecte tous les autres. Il est valable sept ' +
        'jours.\n\n{link}',
    },
    passwordNeeded: {
      subject: 'Choisissez votre mot de passe',
      text:
        'Bonjour {name}\n\nVotre adresse e-mail est confirmée pour {site}. Elle l’a été dans un autre ' +
        'navigateur que celui de l’inscription : le mot de passe saisi là-bas ne compte pas. Choisissez le ' +
        'vôtre avec ce lien. Il est valable une heure.\n\n{link}',
    },
    accountReady: {
      subject: 'Votre compte sur {site}',
      text:
        'Bonjour {name}\n\nVous avez un compte sur {site}. Le site a déménagé sans les mots de passe. Choisissez ' +
        'le vôtre avec ce lien. Il est valable sept jours.\n\n{link}',
    },
    accessRemoved: {
      subject: 'D’autres moyens de connexion ont été retirés',
      text:
        'Bonjour {name}\n\nLe mot de passe de votre compte chez {site} a été choisi avec un lien envoyé à ' +
        'cette adresse. Au cas où un inconnu aurait eu accès au compte, ceci a été retiré : {removed}. ' +
        'Vous pouvez le rétablir dans votre compte :\n\n{link}',
    },
    factorRecovery: {
      subject: 'Si vous n’avez plus votre second facteur',
      text:
        'Bonjour {name}\n\nUn nouveau mot de passe a été choisi pour votre compte chez {site}. Le code ' +
        'd’une application d’authentification reste demandé. Si vous avez l’application ou un code de ' +
        'secours, il n’y a rien à faire.\n\nSi vous n’avez ni l’une ni l’autre, ou si quelqu’un ' +
        'd’autre a installé l’application : ce lien retire le second facteur et choisit un nouveau mot ' +
        'de passe. Il fonctionne à partir de trois jours après ce message, pendant sept jours.\n\n{link}',
    },
  },
  es: {
    undoEmailChange: {
      subject: 'Su correo electrónico ha cambiado',
      text:
        'Hola {name}\n\nSu cuenta en {site} tiene desde ahora otro correo electrónico.\n\nSi no ' +
        'ha sido usted, recupere su cuenta con este enlace: establece una contraseña nueva, ' +
        'restablece esta dirección y cierra la sesión de todos los demás. Es válido durante siete ' +
        'días.\n\n{link}',
    },
    passwordNeeded: {
      subject: 'Elija su contraseña',
      text:
        'Hola {name}\n\nSu correo electrónico está confirmado para {site}. Se confirmó en un navegador ' +
        'distinto del que se registró, por lo que la contraseña introducida allí no vale. Elija la suya ' +
        'con este enlace. Es válido durante una hora.\n\n{link}',
    },
    accountReady: {
      subject: 'Su cuenta en {site}',
      text:
        'Hola {name}\n\nTiene una cuenta en {site}. El sitio se ha trasladado sin las contraseñas. Elija la suya ' +
        'con este enlace. Es válido durante siete días.\n\n{link}',
    },
    accessRemoved: {
      subject: 'Se han quitado otras formas de iniciar sesión',
      text:
        'Hola {name}\n\nLa contraseña de su cuenta en {site} se eligió con un enlace de este buzón. Por si ' +
        'un extraño tuvo acceso, se ha quitado: {removed}. Puede configurarlo de nuevo en su ' +
        'cuenta:\n\n{link}',
    },
    factorRecovery: {
      subject: 'Si ya no tiene su segundo factor',
      text:
        'Hola {name}\n\nSe ha elegido una contraseña nueva para su cuenta en {site}. Sigue pidiendo el ' +
        'código de una aplicación de autenticación. Si tiene la aplicación o un código de recuperación, no ' +
        'hay nada que hacer.\n\nSi no tiene ninguno, o si otra persona configuró la aplicación: este ' +
        'enlace quita el segundo factor y elige una contraseña nueva. Funciona a partir de tres días ' +
        'después de este mensaje, durante siete días.\n\n{link}',
    },
  },
} as const satisfies Readonly<Record<string, RecoveryMails>>

const REMOVED: Readonly<Record<keyof typeof RECOVERY_MAILS, Readonly<Record<RemovedAccess, string>>>> = {
  en: {
    passkeys: 'passkeys',
    providers: 'log-in with accounts elsewhere',
    factor: 'the second factor and its recovery codes',
  },
  de: {
    passkeys: 'Passkeys',
    providers: 'Anmeldung mit anderen Konten',
    factor: 'der zweite Faktor und seine Wiederherstellungscodes',
  },
  fr: {
    passkeys: 'les clés d’accès',
    providers: 'la connexion avec d’autres comptes',
    factor: 'le second facteur et ses codes de secours',
  },
  es: {
    passkeys: 'las llaves de acceso',
    providers: 'el inicio de sesión con otras cuentas',
    factor: 'el segundo factor y sus códigos de recuperación',
  },
}

/** The removed access as a list in the language of a mail; English if there are no texts. */
export function removedWords(language: string, removed: readonly RemovedAccess[]): string {
  const words = ofLanguage(REMOVED, language) ?? REMOVED.en
  return removed.map((each) => words[each]).join(', ')
}
