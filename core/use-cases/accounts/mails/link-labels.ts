import { ofLanguage } from '../../../shared/index.js'
import type { AccountMailKind } from './account-mail.js'

/** The actions to which links in mails to members lead. */
type LinkAction =
  | 'confirm'
  | 'choosePassword'
  | 'signUp'
  | 'logIn'
  | 'openSite'
  | 'openAccount'
  | 'recoverAccount'
  | 'removeFactor'

const ACTION_OF: Readonly<Record<AccountMailKind, LinkAction | null>> = {
  verify: 'confirm',
  confirmEmail: 'confirm',
  resetPassword: 'choosePassword',
  updatedPassword: 'choosePassword',
  securityChanged: 'choosePassword',
  passwordNeeded: 'choosePassword',
  accountReady: 'choosePassword',
  invite: 'signUp',
  welcome: 'openSite',
  alreadyMember: 'logIn',
  logInLink: 'logIn',
  accessRemoved: 'openAccount',
  undoEmailChange: 'recoverAccount',
  factorRecovery: 'removeFactor',
  emailChanged: null,
  deleted: null,
  subscriptionBegun: 'openAccount',
  paymentSuccessful: 'openAccount',
  paymentFailed: 'openAccount',
  renewalAhead: 'openAccount',
  paymentMethodChanged: 'openAccount',
  subscriptionCanceled: 'openAccount',
  subscriptionEnded: 'openAccount',
}

type Labels = Readonly<Record<LinkAction, string>>

const EN: Labels = {
  confirm: 'Confirm e-mail address',
  choosePassword: 'Set a new password',
  signUp: 'Sign up',
  logIn: 'Log in',
  openSite: 'Go to the site',
  openAccount: 'Open your account',
  recoverAccount: 'Recover your account',
  removeFactor: 'Remove the second factor',
}

const LANGUAGES: Readonly<Record<string, Labels>> = {
  en: EN,
  de: {
    confirm: 'E-Mail-Adresse bestätigen',
    choosePassword: 'Neues Passwort festlegen',
    signUp: 'Registrieren',
    logIn: 'Anmelden',
    openSite: 'Zur Website',
    openAccount: 'Zu Ihrem Konto',
    recoverAccount: 'Konto zurückholen',
    removeFactor: 'Zweiten Faktor entfernen',
  },
  fr: {
    confirm: 'Confirmer l’adresse e-mail',
    choosePassword: 'Choisir un nouveau mot de passe',
    signUp: 'S’inscrire',
    logIn: 'Se connecter',
    openSite: 'Aller au site',
    openAccount: 'Ouvrir votre compte',
    recoverAccount: 'Reprendre votre compte',
    removeFactor: 'Retirer le second facteur',
  },
  es: {
    confirm: 'Confirmar el correo electrónico',
    choosePassword: 'Elegir una contraseña nueva',
    signUp: 'Registrarse',
    logIn: 'Iniciar sesión',
    openSite: 'Ir al sitio',
    openAccount: 'Abrir su cuenta',
    recoverAccount: 'Recuperar su cuenta',
    removeFactor: 'Quitar el segundo factor',
  },
}

/** The label of the button in a mail, in its language, else in English; null: the mail has no link. */
export function linkLabelOf(kind: AccountMailKind, language: string): string | null {
  const action = ACTION_OF[kind]
  return action === null ? null : (ofLanguage(LANGUAGES, language) ?? EN)[action]
}
