import { list, means, members, orNull, text, textLike } from '../settings-kit.js'

/** The seller for mails and documents: `business` in `vitrine.json` (docs/mail.md). */
export const business = members({
  name: means('the name of the seller', text),
  address: means('the lines of the address', list(text)),
  email: means('the address for questions', orNull(text)),
  phone: means('the telephone number', orNull(text)),
  taxId: means('the tax number', orNull(text)),
  register: means('the entry in the commercial register', orNull(text)),
})

/** The look of mails: `mails` in `vitrine.json`. */
export const mailLook = members({
  logo: means(
    'the picture at the top; PNG, JPEG, GIF or WebP',
    orNull(
      textLike(
        'the address of a picture, such as /images/logo.png',
        /^(?:https?:\/\/[^\s"'<>]+|\/[^\s"'<>]*)$/,
      ),
    ),
  ),
  accent: means('the colour of buttons', orNull(textLike('a colour such as #1f4f8f', /^#[0-9a-fA-F]{6}$/))),
})
