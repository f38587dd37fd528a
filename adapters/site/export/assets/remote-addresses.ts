/** The builder's hosts for files of its sites; the last two hosts are the first years' and the samples'. */
const BUILDER_FILE_HOST =
  /(?:^|\.)website-files\.com$|^uploads-ssl\.webflow\.com$|^(?:daks2k3a4ib2z|d3e54v103j8qbb)\.cloudfront\.net$/
/** Types of files that are copied; scripts are removed or read instead. */
const TAKEN =
  /\.(?:avif|gif|ico|jpe?g|png|svg|webp|mp4|webm|mov|mp3|css|woff2?|ttf|otf|json|lottie|riv|pdf|txt)$/i

/** An address in text, up to a character that cannot be part of it; its query ends where an entity begins. */
const PLAIN = /https?:\/\/[\w.-]+\/[^\s"'<>\\,;&]+/g
/** The same inside a template, which is percent-encoded as a whole: a percent sign of the address is `%25`. */
const ENCODED = /https?%3A%2F%2F[\w.-]+%2F(?:[\w.!~*()-]|%25[\dA-F]{2}|%2F|%40|%2B|%3D)+/gi

/** `url(https://x/a.png)`: a closing bracket without an opening one does not belong to the address. */
function withoutClosing(text: string): string {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')' && --depth < 0) return text.slice(0, index)
  }
  return text
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** True if an address is that of a file on the builder's hosts. */
export function isBuilderFile(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && BUILDER_FILE_HOST.test(url.hostname) && TAKEN.test(url.pathname)
}

/**
 * A page's text with new addresses for files on the builder's hosts, in attributes, lists of sizes, inline styles,
 * data of lightboxes and encoded templates. `replace` returns null to keep an address.
 */
export function replaceBuilderFiles(html: string, replace: (address: string) => string | null): string {
  return html
    .replace(PLAIN, (found) => {
      const address = withoutClosing(found)
      const other = isBuilderFile(address) ? replace(address) : null
      return other === null ? found : other + found.slice(address.length)
    })
    .replace(ENCODED, (found) => {
      const encoded = withoutClosing(found)
      const address = decode(encoded)
      const other = address !== null && isBuilderFile(address) ? replace(address) : null
      return other === null ? found : encodeURIComponent(other) + found.slice(encoded.length)
    })
}
