import type { Element } from 'domhandler'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/render/mail-look.js'
import type { MailLook } from '../../../../core/use-cases/mails/render/mail-look.js'
import { readWhole } from '../../files/index.js'
import type { SiteFiles } from '../../files/index.js'
import { attributeOf, classesOf, hasClass } from '../elements.js'
import type { PageStore } from '../page-store.js'
import type { ParsedPage } from '../parse-page.js'
import { parsedPageAt } from '../parsed-page-at.js'
import { fileAt } from '../style-hosts.js'
import { hexOf, resolved, rulesIn } from './style-rules.js'
import type { StyleRules } from './style-rules.js'

const HOME = 'index.html'
/** Picture formats that mail programs show; few show SVG. */
const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i
const MAX_SHEETS = 5

const isBuilders = (name: string): boolean => name.startsWith('w-')

/** The look of the first button whose classes have a background of their own. */
function buttonLook(
  elements: readonly Element[],
  rules: StyleRules,
): Partial<Pick<MailLook, 'accent' | 'radiusPx'>> {
  const buttons = elements.filter((element) => hasClass(element, 'w-button') || element.name === 'button')
  for (const button of buttons) {
    const names = classesOf(button)
    // The builder's own class comes last, so that the designer's classes override it.
    const own = [...names.filter(isBuilders), ...names.filter((name) => !isBuilders(name))].flatMap(
      (name) => rules.get(`.${name}`) ?? [],
    )
    const find = (...properties: readonly string[]): string | null =>
      own
        .map((declarations) =>
          resolved(
            properties.map((name) => declarations.get(name)).find((value) => value !== undefined),
            rules,
          ),
        )
        .filter((value) => value !== null)
        .at(-1) ?? null
    const accent = hexOf(find('background-color', 'background'))
    if (accent === null) continue
    const radius = /^(\d{1,2})px$/.exec(find('border-radius') ?? '')?.[1]
    return { accent, ...(radius !== undefined && { radiusPx: Number(radius) }) }
  }
  return {}
}

/** The logo of the site: the picture in the brand of its navigation, or one with "logo" in its class or name. */
function logoOf(elements: readonly Element[]): string | null {
  const pictures = elements.filter(
    (element) =>
      element.name === 'img' && PICTURE.test((attributeOf(element, 'src') ?? '').replace(/[?#][^]*$/, '')),
  )
  const isInBrand = (element: Element): boolean => {
    for (let parent = element.parent; parent !== null; parent = parent.parent)
      if ('attribs' in parent && hasClass(parent, 'w-nav-brand')) return true
    return false
  }
  const isNamed = (element: Element): boolean =>
    /logo/i.test(`${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'src') ?? ''}`)
  const found = pictures.find(isInBrand) ?? pictures.find(isNamed)
  return found === undefined ? null : attributeOf(found, 'src')
}

const fontOf = (rules: StyleRules): string | null => {
  const font = resolved(rules.get('body')?.get('font-family'), rules)
  return font !== null && /^[\w\s,'"-]{1,200}$/.test(font) ? font.replaceAll('"', "'") : null
}

/** Colours and logo of a page; `styles` are its style sheets, in order. */
export function lookOf({ elements }: Pick<ParsedPage, 'elements'>, styles: readonly string[]): MailLook {
  const rules = rulesIn(styles.join('\n'))
  const font = fontOf(rules)
  return {
    ...DEFAULT_MAIL_LOOK,
    ...buttonLook(elements, rules),
    logo: logoOf(elements),
    ...(font !== null && { font: `${font}, ${DEFAULT_MAIL_LOOK.font}` }),
  }
}

/** The look of a site's mails, from its home page and style sheets. The logo's address is as written in the page. */
export async function mailLookOf(files: SiteFiles, pages: PageStore): Promise<MailLook> {
  const page = await parsedPageAt(files, pages, HOME)
  if (page === null) return DEFAULT_MAIL_LOOK
  const sheets = page.elements.filter(
    (element) => element.name === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? ''),
  )
  const styles: string[] = []
  for (const sheet of sheets.slice(-MAX_SHEETS)) {
    const file = files.find(fileAt(HOME, attributeOf(sheet, 'href') ?? ''))
    const content = file && (await readWhole(file))
    if (content?.ok) styles.push(content.value.bytes.toString('utf8'))
  }
  return lookOf(page, styles)
}
