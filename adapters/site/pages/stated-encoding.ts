import { attributeEdit } from './attribute-edit.js'
import type { Edit } from './edits.js'
import { attributeOf } from './elements.js'
import type { ParsedPage } from './parse-page.js'

const IN_CONTENT = /charset\s*=\s*([\w:.-]+)/i

const isUtf8 = (name: string): boolean => /^utf-?8$/i.test(name.trim())

/** Changes the stated encoding of a page to UTF-8, in `<meta charset>` or in its older form. */
export const encodingEdits = ({ elements }: ParsedPage): readonly Edit[] =>
  elements
    .filter(({ name }) => name === 'meta')
    .flatMap((element) => {
      const charset = attributeOf(element, 'charset')
      const content = attributeOf(element, 'content') ?? ''
      const stated = /^content-type$/i.test(attributeOf(element, 'http-equiv')?.trim() ?? '')
        ? IN_CONTENT.exec(content)?.[1]
        : undefined
      return [
        charset === null || isUtf8(charset) ? null : attributeEdit(element, 'charset', 'utf-8'),
        stated === undefined || isUtf8(stated)
          ? null
          : attributeEdit(element, 'content', content.replace(IN_CONTENT, 'charset=utf-8')),
      ].flatMap((edit) => edit ?? [])
    })
