import { escapeHtml, htmlPage, ofLanguage, primaryLanguage } from '../../../../core/shared/index.js'

/** The texts of a refused log-in with a provider; `{name}` is the provider's. */
interface ProviderTexts {
  readonly title: string
  readonly heading: string
  readonly back: string
  /** By code; `other` is the text for all others. */
  readonly reasons: Readonly<Record<string, string>>
  readonly other: string
}

const en: ProviderTexts = {
  title: 'Log in',
  heading: 'You are not logged in',
  back: 'Back to the log-in page',
  reasons: {
    AccountProviderUnknown: 'There is no such way to log in here.',
    AccountProviderExpired:
      'This log-in was not begun in this browser, took too long or was used already. Please try again.',
    AccountProviderUnverified:
      '{name} has not confirmed that your e-mail address is yours. Confirm it there, or log in here another way.',
    AccountProviderRefused: 'What {name} answered could not be trusted. Please try again.',
    AccountProviderAway: '{name} cannot be reached right now. Please try again, or log in another way.',
    UsysUnauthorizedEmail: 'You are not allowed to access this site.',
    UsysUserLimitReached: 'This site takes no more members.',
    TooManyRequests: 'That was tried too often. Please wait a little and try again.',
  },
  other: 'Logging in is not possible right now. Please try again later.',
}

const de: ProviderTexts = {
  title: 'Anmelden',
  heading: 'Sie sind nicht angemeldet',
  back: 'Zurück zur Anmeldung',
  reasons: {
    AccountProviderUnknown: 'Diese Art der Anmeldung gibt es hier nicht.',
    AccountProviderExpired:
      'Diese Anmeldung wurde nicht in diesem Browser begonnen, hat zu lange gedauert oder wurde schon benutzt. ' +
      'Bitte versuchen Sie es noch einmal.',
    AccountProviderUnverified:
      '{name} hat nicht bestätigt, dass Ihre E-Mail-Adresse Ihnen gehört. Bestätigen Sie sie dort, oder melden ' +
      'Sie sich hier auf andere Weise an.',
    AccountProviderRefused: 'Der Antwort von {name} war nicht zu trauen. Bitte versuchen Sie es noch einmal.',
    AccountProviderAway:
      '{name} ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal, oder melden Sie sich auf andere ' +
      'Weise an.',
    UsysUnauthorizedEmail: 'Sie dürfen diese Website nicht betreten.',
    UsysUserLimitReached: 'Diese Website nimmt keine weiteren Mitglieder auf.',
    TooManyRequests: 'Das wurde zu oft versucht. Bitte warten Sie etwas und versuchen Sie es noch einmal.',
  },
  other: 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es später noch einmal.',
}

const fr: ProviderTexts = {
  title: 'Se connecter',
  heading: 'Vous n’êtes pas connecté',
  back: 'Retour à la page de connexion',
  reasons: {
    AccountProviderUnknown: 'Ce mode de connexion n’existe pas ici.',
    AccountProviderExpired:
      'Cette connexion n’a pas été commencée dans ce navigateur, a pris trop de temps ou a déjà servi. ' +
      'Veuillez réessayer.',
    AccountProviderUnverified:
      '{name} n’a pas confirmé que votre adresse e-mail est la vôtre. Confirmez-la là-bas, ou connectez-vous ' +
      'ici d’une autre façon.',
    AccountProviderRefused: 'La réponse de {name} n’est pas fiable. Veuillez réessayer.',
    AccountProviderAway:
      '{name} est injoignable pour le moment. Réessayez, ou connectez-vous d’une autre façon.',
    UsysUnauthorizedEmail: 'Vous n’êtes pas autorisé à accéder à ce site.',
    UsysUserLimitReached: 'Ce site n’accepte plus de membres.',
    TooManyRequests: 'Trop de tentatives. Patientez un peu et réessayez.',
  },
  other: 'La connexion est impossible pour le moment. Réessayez plus tard.',
}

const es: ProviderTexts = {
  title: 'Iniciar sesión',
  heading: 'No ha iniciado sesión',
  back: 'Volver a la página de inicio de sesión',
  reasons: {
    AccountProviderUnknown: 'Aquí no existe esta forma de iniciar sesión.',
    AccountProviderExpired:
      'Este inicio de sesión no empezó en este navegador, tardó demasiado o ya se ha utilizado. ' +
      'Inténtelo de nuevo.',
    AccountProviderUnverified:
      '{name} no ha confirmado que su correo electrónico sea suyo. Confírmelo allí, o inicie sesión aquí de ' +
      'otra forma.',
    AccountProviderRefused: 'La respuesta de {name} no es fiable. Inténtelo de nuevo.',
    AccountProviderAway:
      'No se puede contactar con {name} en este momento. Inténtelo de nuevo, o de otra forma.',
    UsysUnauthorizedEmail: 'No tiene permiso para acceder a este sitio.',
    UsysUserLimitReached: 'Este sitio no admite más miembros.',
    TooManyRequests: 'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
  },
  other: 'No es posible iniciar sesión en este momento. Inténtelo más tarde.',
}

const LANGUAGES: Readonly<Record<string, ProviderTexts>> = { en, de, fr, es }

/** The page for a visitor whose log-in by a provider failed, in the site's language or in English. */
export function providerPage(language: string, code: string, provider: string): string {
  const known = ofLanguage(LANGUAGES, language)
  const { title, heading, back, reasons, other } = known ?? en
  const reason = (new Map(Object.entries(reasons)).get(code) ?? other).replaceAll('{name}', () => provider)
  return htmlPage({
    language: known === undefined ? 'en' : primaryLanguage(language),
    title,
    body: `<main><h1>${heading}</h1><p>${escapeHtml(reason)}</p><p><a href="/log-in">${back}</a></p></main>`,
  })
}
