import type { ProductTables } from '../recognition/index.js'

/**
 * The names that an owner may write into `data-vitrine-bind` on a product page, beside `more-images`, and
 * that a recognised part shows.
 */
export const PRODUCT_FIELDS = [
  'name',
  'price',
  'compare-at-price',
  'description',
  'main-image',
  'sku',
  'stock',
  'weight',
  'width',
  'height',
  'length',
] as const

/** A field of a product that a page can show. */
export type ProductFieldName = (typeof PRODUCT_FIELDS)[number]

const HEADING = 'h1, h2, h3, h4, h5, h6'
const PRICE = '[data-commerce-type="variation-price"], [class*="price" i]'
/** Elements that can only be a compare-at price. */
export const FORMER_PRICE = '[data-commerce-type="variation-compare-at-price"], [class*="compare" i]'
/**
 * Elements that designers name after a compare-at price, or cross out; they count only beside another price.
 */
export const CROSSED_OUT =
  '[class*="old-price" i], [class*="price-old" i], [class*="was-price" i], [class*="price-was" i], ' +
  '[class*="regular-price" i], [class*="price-regular" i], [class*="original-price" i], [class*="price-before" i], ' +
  '[class*="strike" i], [class*="crossed" i], s, del'
const TITLE = '[class*="title" i], [class*="name" i]'
const TEXT = 'div'
/** Texts that designers name after a description. */
const DESCRIBED = '[class*="descri" i], [class*="paragraph" i]'

/** Words in class names of elements without text: lines, boxes, icons and backgrounds. */
const DRAWN_WORDS = new RegExp(
  String.raw`(?:^|[\s_-])(?:div-block|line|lines|divider|separator|border|rule|icon|arrow|dot|dots|circle|` +
    'spacer|space|gap|overlay|shape|shadow|mask|background|bg|image|img|picture|photo|thumb|bar|burger|' +
    String.raw`close|plus|minus|cross|star|stars|check|loader|spinner|badge-dot)(?:[\s_-]|\d|$)`,
  'i',
)

/**
 * Classes of the builder. Widgets and grids contain no texts either; only the mark of an emptied text is
 * excluded here.
 */
const BUILDER_CLASS = /(?:^|\s)w-(?!dyn-bind-empty)/
const DRAWN_STYLE = /(?:^|[;\s])(?:background(?:-image|-color)?|height|border(?:-[a-z]+)?)\s*:/i

/**
 * The tables by which the fields of an exported product are recognised: empty elements at the places where
 * the builder's product template has them.
 */
export const PRODUCT_TABLES: ProductTables<ProductFieldName> = {
  parts: [
    // The nearest heading is the name; an empty page title above it is one too.
    { field: 'name', selector: HEADING, twins: { selector: 'h1' } },
    { field: 'compare-at-price', selector: FORMER_PRICE },
    { field: 'compare-at-price', selector: CROSSED_OUT, needs: PRICE },
    { field: 'price', selector: PRICE, twins: 'same-classes' },
    // Two prices in one block: the builder puts the compare-at price second.
    { field: 'compare-at-price', selector: PRICE, nextTo: 'price' },
    // Class names of texts may be anything. If no class names the field, the first empty text is the name,
    // the next one the price.
    { field: 'name', selector: TITLE, isPlainText: true, isUntitled: true, twins: 'same-first-class' },
    { field: 'name', selector: TEXT, isPlainText: true, isUntitled: true },
    { field: 'price', selector: TEXT, isPlainText: true },
    // An emptied element beside the price, alone there, needs no class that names it.
    { field: 'compare-at-price', selector: TEXT, nextTo: 'price', isPaired: true },
    { field: 'main-image', selector: 'img' },
    // A picture as the background of a box, as in the builder's shop template.
    { field: 'main-image', selector: '[class*="product-image" i]' },
    { field: 'description', selector: '.w-richtext, p' },
    { field: 'description', selector: DESCRIBED, isPlainText: true },
  ],
  heading: HEADING,
  price: PRICE,
  title: TITLE,
  text: TEXT,
  page: 'body, main',
  elsewhere:
    '[data-node-type="commerce-cart-wrapper"], [data-node-type="commerce-add-to-cart-form"], ' +
    '[data-node-type="commerce-add-to-cart-error"], [data-vitrine-bind], [data-vitrine-field], .w-nav, nav, footer',
  entry: '.w-dyn-item',
  emptied: '.w-dyn-bind-empty',
  drawn: (className, style) =>
    BUILDER_CLASS.test(className) || DRAWN_WORDS.test(className) || DRAWN_STYLE.test(style),
}
