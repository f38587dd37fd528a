import type { Element } from 'domhandler'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/mail-look.js'
import type { MailLook } from '../../../../core/use-cases/mails/mail-look.js'
import { readWhole } from '../../files/index.js'
import type { SiteFiles } from '../../files/index.js'
import { attributeOf, classesOf, hasClass } from '../elements.js'
import type { PageStore } from '../page-store.js'
import type { ParsedPage } from '../parse-page.js'
import { fileAt } from '../style-hosts.js'

const HOME = 'index.html'
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g
/** Pictures that mail programs show; drawings in SVG are shown by few. */
const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i
const MAX_SHEETS = 5
const HEX3 = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
const RGB = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*1(?:\.0*)?\s*)?\)$/i
const MAX_VARIABLES = 5

type Declarations = ReadonlyMap<string, string>

/** The declarations of each class, of the body and of the root; a later one replaces an earlier one. */
function rulesIn(styles: string): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Map<string, string>>()
  for (const part of styles.replace(COMMENT, '').split('}')) {
    const open = part.lastIndexOf('{')
    const body = part.slice(open + 1)
    const selectors = open < 0 ? '' : part.slice(part.lastIndexOf('{', open - 1) + 1, open)
    for (const selector of selectors.split(',')) {
      const name = selector.trim()
      if (!/^(?:\.[\w-]+|body|:root)$/.test(name)) continue
      const known = rules.get(name) ?? new Map<string, string>()
      for (const declaration of body.split(';')) {
        const [property = '', ...value] = declaration.split(':')
        if (value.length > 0) known.set(property.trim().toLowerCase(), value.join(':').trim())
      }
      rules.set(name, known)
    }
  }
  return rules
}

/** A value with the variables of `:root` put in; null: it names one that there is not. */
function resolved(value: string | undefined, rules: ReadonlyMap<string, Declarations>): string | null {
  let text = value ?? null
  for (let times = 0; text?.startsWith('var(') === true; times += 1) {
    const name: string = /^var\(\s*(--[\w-]+)/.exec(text)?.[1] ?? ''
    text = times < MAX_VARIABLES ? (rules.get(':root')?.get(name.toLowerCase()) ?? null) : null
  }
  return text
}

/** A colour as `#rrggbb`; null: it is none of that kind, or can be seen through. */
function hexOf(text: string | null): string | null {
  if (text === null) return null
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase()
  const [, red, green, blue] = HEX3.exec(text) ?? []
  if (red && green && blue) return `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase()
  const channels = (RGB.exec(text)?.slice(1, 4) ?? []).map(Number)
  if (channels.length === 0 || channels.some((channel) => channel > 255)) return null
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const isBuilders = (name: string): boolean => name.startsWith('w-')

/** The look of the first button whose classes have a background of their own. */
function buttonLook(
  elements: readonly Element[],
  rules: ReadonlyMap<string, Declarations>,
): Partial<Pick<MailLook, 'accent' | 'radiusPx'>> {
  const buttons = elements.filter((element) => hasClass(element, 'w-button') || element.name === 'button')
  for (const button of buttons) {
    const names = classesOf(button)
    // The builder's own class stands behind those of the designer, which style over it.
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

/** The picture of the site's name: the one in the brand of its navigation, or with "logo" in its class or name. */
function logoOf(elements: readonly Element[]): string | null {
  const pictures = elements.filter(
    (element) =>
      element.name === 'img' && PICTURE.test((attributeOf(element, 'src') ?? '').replace(/[?#].*$/, '')),
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

const fontOf = (rules: ReadonlyMap<string, Declarations>): string | null => {
  const font = resolved(rules.get('body')?.get('font-family'), rules)
  return font !== null && /^[\w\s,'"-]{1,200}$/.test(font) ? font.replaceAll('"', "'") : null
}

/** Colours and logo as a page shows them; `styles` are its style sheets, in their order. */
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

/** The look of a site's mails, by its home page and its style sheets. The logo's address is as the page writes it. */
export async function mailLookOf(files: SiteFiles, pages: PageStore): Promise<MailLook> {
  const home = files.find(HOME)
  const stored = home && (await pages.read(home))
  if (!stored?.ok || !stored.value.page.ok) return DEFAULT_MAIL_LOOK
  const page = stored.value.page.value
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
