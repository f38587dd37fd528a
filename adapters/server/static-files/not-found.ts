import type { ServerResponse } from 'node:http'
import { htmlPage, ofLanguage } from '../../../core/shared/index.js'
import { respond } from '../http/index.js'

const STYLE =
  ':root{color-scheme:light dark}h1{font-size:1.75rem;line-height:1.2}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem}'

interface NotFoundTexts {
  readonly title: string
  readonly text: string
  readonly link: string
}

const ENGLISH: NotFoundTexts = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the link is misspelt.',
  link: 'To the start page',
}

const OTHERS: Readonly<Record<string, NotFoundTexts>> = {
  de: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen oder der Link falsch geschrieben.',
    link: 'Zur Startseite',
  },
  es: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Quizá la página se ha movido o el enlace está mal escrito.',
    link: 'A la página de inicio',
  },
  fr: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien est mal écrit.',
    link: 'Vers la page d’accueil',
  },
}

function pageIn(language: string): string {
  const own = ofLanguage(OTHERS, language)
  const { title, text, link } = own ?? ENGLISH
  return htmlPage({
    title,
    style: STYLE,
    body: `<h1>${title}</h1><p>${text}</p><p><a href="/">${link}</a></p>`,
    language: own === undefined ? 'en' : language,
  })
}

/** The answer of a site without its own 404 page, in the site's language. */
export function answerNotFound(response: ServerResponse, language: string): void {
  const kept = response.getHeader('Cache-Control')
  respond.html(response, 404, pageIn(language), {
    'Cache-Control': kept === undefined ? 'no-cache' : String(kept),
  })
}

/** The answer for a file that exists and cannot be read at the moment. */
export const answerBusy = (response: ServerResponse): void =>
  respond.text(response, 503, 'This cannot be read at the moment. Please try again.', { 'Retry-After': 1 })
