import { ofLanguage } from '../../../../../core/shared/index.js'

interface LostTexts {
  readonly title: string
  readonly text: string
  readonly link: string
}

const ENGLISH: LostTexts = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the link is misspelt.',
  link: 'To the start page',
}

const TEXTS: Readonly<Record<string, LostTexts>> = {
  de: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Die Seite ist umgezogen, oder der Link ist falsch geschrieben.',
    link: 'Zur Startseite',
  },
  es: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. La página ha cambiado de sitio o el enlace está mal escrito.',
    link: 'A la página de inicio',
  },
  fr: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a été déplacée ou le lien est mal écrit.',
    link: 'Vers la page d’accueil',
  },
}

const textsIn = (language: string | null): LostTexts => ofLanguage(TEXTS, language) ?? ENGLISH

/** The title of the page for wrong addresses, in the language of the site. */
export const lostTitle = (language: string | null): string => textsIn(language).title

/** The page for wrong addresses. */
export function lostMarkup(language: string | null): string {
  const { title, text, link } = textsIn(language)
  return `
<main class="vitrine-lost">
  <h1>${title}</h1>
  <p>${text}</p>
  <p><a href="/">${link}</a></p>
</main>`
}
