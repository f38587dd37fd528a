import { means, members, textOf } from '../settings-kit.js'

const isOldAddress = (text: string): boolean => /^\/(?!\/)[^?#*\s]*\*?$/.test(text)
const isTarget = (text: string): boolean =>
  /^\/(?!\/)[^\s]*$/.test(text) || /^https?:\/\/(?!:splat)[^\s/]\S*$/.test(text)

/** One entry of `redirects`: a former address of the site, and its present target. */
export const redirect = members({
  from: means(
    'The old address; a trailing `*` includes all addresses below it.',
    textOf('an old address of the site such as /shop/mug or /blog/*', isOldAddress),
  ),
  to: means(
    'The new address; `:splat` is replaced by the part that `*` matched.',
    textOf('an address such as /product/mug, /news/:splat or https://example.com/', isTarget),
  ),
})
