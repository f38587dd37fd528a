import type { MailText } from '../../../accounts/index.js'
import { ofLanguage } from '../../../shared/index.js'
import type { AccountMailKind } from './account-mail.js'
import { CHANGE_MAILS } from './change-mail-texts.js'
import { RECOVERY_MAILS } from './recovery-mail-texts.js'
import { SUBSCRIPTION_MAILS } from './subscription-mail-texts.js'

export type MailTemplates = Readonly<Record<AccountMailKind, MailText>>

const en: MailTemplates = {
  ...CHANGE_MAILS.en,
  ...RECOVERY_MAILS.en,
  ...SUBSCRIPTION_MAILS.en,
  verify: {
    subject: 'Please verify your e-mail address',
    text:
      'Hello {name}\n\nPlease verify your e-mail address for {site} with this link. It is valid for one ' +
      'hour.\n\n{link}\n\nIf you did not sign up, ignore this mail.',
  },
  resetPassword: {
    subject: 'Set a new password',
    text:
      'Hello {name}\n\nWith this link you set a new password for {site}. It is valid for one ' +
      'hour.\n\n{link}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.',
  },
  invite: {
    subject: 'You are invited to {site}',
    text:
      'Hello {name}\n\nYou are invited to join {site}. With this link you sign up. It is valid for seven ' +
      'days.\n\n{link}',
  },
  welcome: {
    subject: 'Welcome to {site}',
    text: 'Hello {name}\n\nYour account at {site} is ready.\n\n{link}',
  },
  updatedPassword: {
    subject: 'Your password was changed',
    text:
      'Hello {name}\n\nThe password of your account at {site} was changed, and you were logged out ' +
      'everywhere else.\n\nIf that was not you, set a new one at once:\n\n{link}',
  },
  alreadyMember: {
    subject: 'You have an account already',
    text:
      'Hello {name}\n\nSomeone signed up at {site} with your e-mail address. You have an account already: ' +
      'log in, or set a new password there.\n\n{link}\n\nIf that was not you, ignore this mail.',
  },
}

const de: MailTemplates = {
  ...CHANGE_MAILS.de,
  ...RECOVERY_MAILS.de,
  ...SUBSCRIPTION_MAILS.de,
  verify: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text:
      'Guten Tag {name}\n\nBitte bestätigen Sie mit diesem Link Ihre E-Mail-Adresse für {site}. Er gilt ' +
      'eine Stunde lang.\n\n{link}\n\nFalls Sie sich nicht registriert haben, ist nichts weiter zu tun.',
  },
  resetPassword: {
    subject: 'Neues Passwort festlegen',
    text:
      'Guten Tag {name}\n\nMit diesem Link legen Sie ein neues Passwort für {site} fest. Er gilt eine ' +
      'Stunde lang.\n\n{link}\n\nFalls Sie das nicht wollten, ist nichts weiter zu tun: Ihr Passwort bleibt, ' +
      'wie es ist.',
  },
  invite: {
    subject: 'Einladung zu {site}',
    text:
      'Guten Tag {name}\n\nSie sind zu {site} eingeladen. Mit diesem Link registrieren Sie sich. Er gilt ' +
      'sieben Tage lang.\n\n{link}',
  },
  welcome: {
    subject: 'Willkommen bei {site}',
    text: 'Guten Tag {name}\n\nIhr Konto bei {site} ist bereit.\n\n{link}',
  },
  updatedPassword: {
    subject: 'Ihr Passwort wurde geändert',
    text:
      'Guten Tag {name}\n\nDas Passwort Ihres Kontos bei {site} wurde geändert, und Sie wurden überall ' +
      'sonst abgemeldet.\n\nFalls Sie das nicht waren, legen Sie gleich ein neues fest:\n\n{link}',
  },
  alreadyMember: {
    subject: 'Sie haben bereits ein Konto',
    text:
      'Guten Tag {name}\n\nJemand hat sich bei {site} mit Ihrer E-Mail-Adresse registriert. Sie haben ' +
      'bereits ein Konto: Melden Sie sich an, oder legen Sie dort ein neues Passwort fest.\n\n{link}\n\nFalls ' +
      'Sie das nicht waren, ist nichts weiter zu tun.',
  },
}

const fr: MailTemplates = {
  ...CHANGE_MAILS.fr,
  ...RECOVERY_MAILS.fr,
  ...SUBSCRIPTION_MAILS.fr,
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    text:
      'Bonjour {name}\n\nConfirmez votre adresse e-mail pour {site} avec ce lien. Il est valable une ' +
      'heure.\n\n{link}\n\nSi cette inscription ne vient pas de vous, ignorez ce message.',
  },
  resetPassword: {
    subject: 'Choisir un nouveau mot de passe',
    text:
      'Bonjour {name}\n\nAvec ce lien, vous choisissez un nouveau mot de passe pour {site}. Il est valable ' +
      'une heure.\n\n{link}\n\nSi vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
  },
  invite: {
    subject: 'Invitation : {site}',
    text:
      'Bonjour {name}\n\nRejoignez {site} : inscrivez-vous avec ce lien d’invitation. Il est valable ' +
      'sept jours.\n\n{link}',
  },
  welcome: {
    subject: 'Bienvenue chez {site}',
    text: 'Bonjour {name}\n\nVotre compte chez {site} est prêt.\n\n{link}',
  },
  updatedPassword: {
    subject: 'Votre mot de passe a été modifié',
    text:
      'Bonjour {name}\n\nLe mot de passe de votre compte chez {site} a été modifié, et toutes vos ' +
      'autres sessions ont été fermées.\n\nSi ce n’était pas vous, choisissez-en un nouveau sans ' +
      'attendre :\n\n{link}',
  },
  alreadyMember: {
    subject: 'Vous avez déjà un compte',
    text:
      'Bonjour {name}\n\nQuelqu’un s’est inscrit chez {site} avec votre adresse e-mail. Vous avez déjà un ' +
      'compte : connectez-vous, ou choisissez-y un nouveau mot de passe.\n\n{link}\n\nSi ce n’était pas vous, ' +
      'ignorez ce message.',
  },
}

const es: MailTemplates = {
  ...CHANGE_MAILS.es,
  ...RECOVERY_MAILS.es,
  ...SUBSCRIPTION_MAILS.es,
  verify: {
    subject: 'Confirme su correo electrónico',
    text:
      'Hola {name}\n\nConfirme su correo electrónico para {site} con este enlace. Es válido durante una ' +
      'hora.\n\n{link}\n\nSi no se ha registrado, ignore este mensaje.',
  },
  resetPassword: {
    subject: 'Elegir una contraseña nueva',
    text:
      'Hola {name}\n\nCon este enlace elige una contraseña nueva para {site}. Es válido durante una ' +
      'hora.\n\n{link}\n\nSi no lo ha pedido, ignore este mensaje: su contraseña no cambia.',
  },
  invite: {
    subject: 'Invitación a {site}',
    text:
      'Hola {name}\n\nLe han invitado a {site}. Regístrese con este enlace. Es válido durante siete ' +
      'días.\n\n{link}',
  },
  welcome: {
    subject: 'Le damos la bienvenida a {site}',
    text: 'Hola {name}\n\nSu cuenta en {site} está lista.\n\n{link}',
  },
  updatedPassword: {
    subject: 'Su contraseña ha cambiado',
    text:
      'Hola {name}\n\nLa contraseña de su cuenta en {site} ha cambiado, y se ha cerrado su sesión en todos ' +
      'los demás sitios.\n\nSi no ha sido usted, elija una nueva enseguida:\n\n{link}',
  },
  alreadyMember: {
    subject: 'Ya tiene una cuenta',
    text:
      'Hola {name}\n\nAlguien se ha registrado en {site} con su correo electrónico. Ya tiene una cuenta: ' +
      'inicie sesión, o elija allí una contraseña nueva.\n\n{link}\n\nSi no ha sido usted, ignore este mensaje.',
  },
}

const LANGUAGES: Readonly<Record<string, MailTemplates>> = { en, de, fr, es }

const textsOf = (language: string): MailTemplates | undefined => ofLanguage(LANGUAGES, language)

/** The texts for a language such as `de` or `de-AT`; English if there are none. */
export const templatesFor = (language: string): MailTemplates => textsOf(language) ?? en

/** The locale for amounts in mails: the language of their texts. */
export function mailLocale(language: string): string {
  try {
    return textsOf(language) === undefined ? 'en' : (Intl.getCanonicalLocales(language)[0] ?? 'en')
  } catch {
    return 'en'
  }
}

/**
 * The format of days in mails, in UTC. A language without a country gets that of the shop, if it is spoken there:
 * "29 November 2026" in Britain, "November 29, 2026" in the United States.
 */
export function mailDays(
  { language, country }: { readonly language: string; readonly country: string | null },
  styles: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'> = { dateStyle: 'long' },
): Intl.DateTimeFormat {
  const locale = new Intl.Locale(mailLocale(language))
  const isSpoken =
    country !== null && new Intl.Locale(`und-${country}`).maximize().language === locale.language
  const region = locale.region ?? (isSpoken ? country : undefined)
  return new Intl.DateTimeFormat(new Intl.Locale(locale, region === undefined ? {} : { region }), {
    ...styles,
    timeZone: 'UTC',
  })
}
