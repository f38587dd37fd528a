import { answerTextsIn } from '../../../../core/site/page-texts/answer-texts.js'
import type { AnswerTexts } from '../../../../core/site/page-texts/answer-texts.js'
import { htmlPage } from '../../../../core/shared/index.js'
import { at, respond } from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { PAYPAL_RETURN, RETURN_CHANNEL } from '../../../payments/paypal/server/index.js'
import { scriptHash } from '../../../site/pages/index.js'

/** Notifies the waiting page of the shop, in another window, and closes this one if the browser allows it. */
const SCRIPT =
  `const asked=new URLSearchParams(location.search);new BroadcastChannel('${RETURN_CHANNEL}').postMessage(` +
  `{orderId:asked.get('token')??asked.get('approval_session_id')??asked.get('approval_token_id'),` +
  `hasAgreed:!asked.has('cancelled')});close()`

const pageIn = ({ language, say }: AnswerTexts): string =>
  htmlPage({
    language,
    title: say('Back from PayPal'),
    style: 'body{font:1rem/1.5 system-ui,sans-serif;margin:3rem auto;max-width:30rem;padding:0 1rem}',
    body:
      `<main><h1>${say('Back from PayPal')}</h1>` +
      `<p>${say('Your order goes on in the window of the shop. You can close this one.')}</p>` +
      `</main><script>${SCRIPT}</script>`,
  })

const POLICY =
  `default-src 'none'; script-src ${scriptHash(SCRIPT)}; style-src 'unsafe-inline'; frame-ancestors 'none'; ` +
  "base-uri 'none'; require-trusted-types-for 'script'"

/** The page to which PayPal sends a shopper back, after a confirmation or without one, in the site's language. */
export function createPaypalReturnRoute(siteLanguage = 'en'): Route {
  const page = pageIn(answerTextsIn(siteLanguage))
  return at(PAYPAL_RETURN, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return respond.notAllowed(response, ['GET', 'HEAD'])
    respond.html(response, 200, page, {
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
  })
}
