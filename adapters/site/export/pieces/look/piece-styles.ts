import type { SiteColors } from './site-colors.js'

/** The path of the styles of added pieces in a site. */
export const PIECE_STYLES_PATH = 'css/vitrine-pieces.css'

const BLOCKS = ':is(div, fieldset, form, header, label, ul, li)'
/** The space for a header that lies over the page; most headers are lower. */
const HEADER_SPACE = '9rem'
const NO_GROUND =
  ':not([class*="errorstate"], [class*="commercecartcontainer"], [data-wf-stripe-element-type])'

/**
 * The default look of added pieces, for sites without rules of their own. Sizes are in `:where()`, so that
 * any rule of the site overrides them. Text colour and background are always in one rule, since one alone
 * could make a text unreadable. Both are colours of the site, even in parts that the builder makes white.
 * Parts with classes of the site get their colours from there. The layout of lines is ours, since fields of a
 * site are as wide as their container.
 */
const STYLES = `
:where(.vitrine-order, .vitrine-product, .vitrine-search, .vitrine-lost) {
  box-sizing: border-box; width: 100%; max-width: 1120px; margin: 0 auto;
  padding: $top 1.25rem 3rem;
}
:where(.vitrine-order *, .vitrine-product *, .vitrine-add, .vitrine-add *, .vitrine-cart *) { box-sizing: border-box; }
.vitrine-order, .vitrine-product, .vitrine-search, .vitrine-lost { color: $text; background: $background; }
:is(.vitrine-order, .vitrine-cart) [class*="w-commerce-"]${BLOCKS}${NO_GROUND} {
  color: inherit; background-color: transparent;
}
:is(.vitrine-order, .vitrine-product, .vitrine-search, .vitrine-lost) :is(h1, h4, p, label, legend, a:not(.w-button)) {
  color: inherit;
}
:where(.vitrine-order) h1 { margin-top: 0; }
:where(.vitrine-order .w-commerce-commercelayoutcontainer) {
  display: flex; align-items: flex-start; gap: 2rem;
}
.vitrine-order :is(.w-commerce-commercecheckoutformcontainer, .w-commerce-commerceorderconfirmationcontainer) {
  width: auto; max-width: none; margin: 0; padding: 0;
}
.vitrine-order .w-commerce-commercelayoutcontainer { width: auto; max-width: none; margin: 0; padding: 0; }
:where(.vitrine-order .w-commerce-commercelayoutmain) { flex: 1 1 0; min-width: 0; }
.vitrine-order .w-commerce-commercelayoutcontainer::before,
.vitrine-order .w-commerce-commercelayoutcontainer::after { display: none; }
:where(.vitrine-order .w-commerce-commercelayoutsidebar) { flex: 0 0 20rem; }
:where(.vitrine-block) {
  margin-bottom: 1.5rem; border: 1px solid rgb(128 128 128 / 40%);
}
.vitrine-block h4 { margin: 0; }
:where(.vitrine-block fieldset) { min-width: 0; margin: 0; padding: 0; border: 0; }
.vitrine-block > div:first-child { padding: 1rem 1.25rem .5rem; border: 0; }
.vitrine-block > fieldset { padding: .5rem 1.25rem 1rem; border: 0; }
:where(.vitrine-order label) { display: block; margin: .5rem 0 .25rem; }
:where(.vitrine-order input[type=text], .vitrine-order select, .vitrine-add input:not([type=submit]),
  .vitrine-add select, .vitrine-order [data-wf-stripe-element-type]) {
  display: block; width: 100%; min-height: 2.75rem; margin-bottom: .5rem; padding: .5rem .75rem;
  font: inherit; border: 1px solid #767676; border-radius: 0;
}
.vitrine-order [data-wf-stripe-element-type] > input { min-height: 0; }
:is(.vitrine-order, .vitrine-add, .vitrine-cart) :is(input:not([type=submit], [type=checkbox], [type=radio]), select,
  [data-wf-stripe-element-type]):not(.w-input, .w-select) {
  color: #222; background: #fff;
}
:where(.vitrine-order .w-commerce-commercecheckoutrow) { display: flex; flex-wrap: wrap; gap: 0 1rem; }
:where(.vitrine-order .w-commerce-commercecheckoutcolumn) { flex: 1 1 9rem; min-width: 0; }
.vitrine-order :is(.w-commerce-commercecheckoutshippingmethoditem,
  .w-commerce-commercecheckoutbillingaddresstogglewrapper) {
  display: flex; gap: .75rem; align-items: baseline;
}
.vitrine-order .w-commerce-commercecheckoutshippingmethoddescriptionblock { flex: 1; min-width: 0; }
.vitrine-order :is(input[type=radio], input[type=checkbox]) { flex: none; margin: 0; }
.vitrine-order .w-commerce-commercecheckoutorderitem {
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: start;
  margin: 0 0 1rem; padding: 0;
}
.vitrine-order .w-commerce-commercecheckoutorderitemdescriptionwrapper { grid-column: 2; min-width: 0; margin: 0; }
.vitrine-order .w-commerce-commercecheckoutorderitem > :last-child {
  grid-column: 3; margin-left: .75rem; white-space: nowrap;
}
.vitrine-order .w-commerce-commercecheckoutorderitem > img { grid-column: 1; margin-right: .75rem; }
:where(.vitrine-order .w-commerce-commerceboldtextblock, .vitrine-cart .w-commerce-commercecartproductname) {
  font-weight: bold; overflow-wrap: break-word;
}
:is(.vitrine-order, .vitrine-cart) .w-commerce-commercecartitemimage:is(:not([src]), [src=""], .w-dyn-bind-empty) {
  display: none;
}
:where(.vitrine-order .w-commerce-commercecheckoutsummaryitem > div) { overflow-wrap: anywhere; }
:where(.vitrine-order .w-commerce-commercecheckoutsummarylabel) { font-size: .875em; opacity: .8; }
:where(.vitrine-order .w-commerce-commercecheckoutsummarylineitem:last-of-type) { font-weight: bold; }
:where(.vitrine-order .w-commerce-commercecheckoutorderitemquantitywrapper,
  .vitrine-order .w-commerce-commercecheckoutsummaryflexboxdiv) {
  display: flex; flex-wrap: wrap; white-space: pre-wrap;
}
:where(.vitrine-order .w-commerce-commercecheckoutsummarytextspacingondiv) { margin-right: .33em; }
.vitrine-order .w-commerce-commercecheckoutsummarytextspacingondiv:empty { display: none; }
:where(.vitrine-order .w-commerce-commercecheckoutsummarylineitem,
  .vitrine-order .w-commerce-commercecheckoutordersummaryextraitemslistitem) {
  display: flex; justify-content: space-between; gap: 1rem; margin-bottom: .5rem;
}
:is(.vitrine-order, .vitrine-cart) ul { margin: 0; padding: 0; list-style: none; }
:where(.vitrine-order, .vitrine-cart) :where(.w-commerce-commercecartitemimage) {
  width: 60px; height: 60px; object-fit: cover;
}
:where(.vitrine-order .w-commerce-commercecheckoutplaceorderbutton, .vitrine-order button,
  .vitrine-add input[type=submit], .vitrine-cart .w-commerce-commercecartcheckoutbutton) {
  min-height: 2.75rem; padding: .75rem 1rem; font: inherit; text-decoration: none; border: 0; cursor: pointer;
}
.vitrine-order .w-commerce-commercecheckoutplaceorderbutton, .vitrine-order button,
.vitrine-add input[type=submit], .vitrine-cart .w-commerce-commercecartcheckoutbutton {
  display: flex; align-items: center; justify-content: center; width: 100%; margin: .5rem 0 0; text-align: center;
}
:is(.vitrine-order .w-commerce-commercecheckoutplaceorderbutton, .vitrine-order button,
  .vitrine-add input[type=submit], .vitrine-cart .w-commerce-commercecartcheckoutbutton):not(.w-button) {
  color: $background; background: $text;
}
:where(.vitrine-order .w-commerce-commercecheckouterrorstate,
  .vitrine-add .w-commerce-commerceaddtocarterror,
  .vitrine-cart .w-commerce-commercecarterrorstate) {
  margin-top: 1rem; padding: 1rem;
}
.vitrine-order .w-commerce-commercecheckouterrorstate,
.vitrine-add .w-commerce-commerceaddtocarterror,
.vitrine-cart .w-commerce-commercecarterrorstate {
  color: #6b1111; background: #ffe9e9;
}
:where(.vitrine-product) {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 2rem;
}
:where(.vitrine-product img) { display: block; max-width: 100%; height: auto; }
:where(.vitrine-product-picture) { width: 100%; }
.vitrine-product-picture:is(:not([src]), [src=""]), .vitrine-product-pictures .w-dyn-empty:empty { display: none; }
:where(.vitrine-product-more) { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem; }
:where(.vitrine-product-more img) { width: 6rem; }
:where(.vitrine-product-prices) { display: flex; gap: 1rem; margin-bottom: 1rem; font-size: 1.25em; }
:where(.vitrine-add) { max-width: 24rem; margin: 1rem 0 1.5rem; }
:where(.vitrine-add label) { display: block; margin: .5rem 0 .25rem; }
.vitrine-add .w-commerce-commerceaddtocartquantityinput { width: 6rem; }
:where(.vitrine-cart) { position: relative; display: inline-block; margin: 0 1rem; }
:where(.vitrine-cart--alone) { display: flex; justify-content: flex-end; margin: 0; padding: .25rem 1rem; }
.vitrine-cart--alone { position: relative; color: $text; background: $background; }
$barLink:where(.vitrine-cart .w-commerce-commercecartopenlink) {
  position: relative; z-index: 1; display: flex; gap: .5rem; align-items: center; min-height: 2.75rem;
  color: inherit;
  text-decoration: none; cursor: pointer;
}
:where(.vitrine-cart .w-commerce-commercecartcontainerwrapper) {
  position: fixed; inset: 0; z-index: 10000; display: flex; justify-content: flex-end;
  background: rgb(0 0 0 / 50%);
}
:where(.vitrine-cart .w-commerce-commercecartcontainer) {
  display: flex; flex-direction: column; width: 100%; max-width: 30rem; height: 100%; overflow: auto;
}
.vitrine-cart .w-commerce-commercecartcontainerwrapper .w-commerce-commercecartcontainer {
  color: $text; background: $background;
}
.vitrine-cart .w-commerce-commercecartcontainer :is(h4, p, label, [data-wf-cart-action="remove-item"],
  .w-commerce-commercecartcloselink) {
  color: inherit;
}
:where(.vitrine-cart .w-commerce-commercecartheader, .vitrine-cart .w-commerce-commercecartlineitem) {
  display: flex; align-items: center; justify-content: space-between;
}
:where(.vitrine-cart .w-commerce-commercecartheader, .vitrine-cart .w-commerce-commercecartlist,
  .vitrine-cart .w-commerce-commercecartfooter, .vitrine-cart .w-commerce-commercecartemptystate) {
  padding: 1rem 1.25rem;
}
:where(.vitrine-cart .w-commerce-commercecartcloselink) {
  min-width: 2.75rem; font-size: 1.5rem; text-align: center; color: inherit; text-decoration: none;
}
:where(.vitrine-cart .w-commerce-commercecartformwrapper, .vitrine-cart .w-commerce-commercecartform) {
  display: flex; flex: 1; flex-direction: column; min-height: 0;
}
:where(.vitrine-cart .w-commerce-commercecartlist) { flex: 1; overflow: auto; }
:where(.vitrine-cart .w-commerce-commercecartitem) {
  display: flex; gap: .75rem; align-items: flex-start; margin-bottom: 1rem;
}
:where(.vitrine-cart .w-commerce-commercecartiteminfo) { flex: 1; min-width: 0; }
:where(.vitrine-cart .w-commerce-commercecartquantity) {
  min-height: 2.75rem; padding: .5rem; font: inherit; border: 1px solid #767676;
}
.vitrine-cart .w-commerce-commercecartquantity { flex: none; width: 4.5rem; margin: 0; }
@media (max-width: 767px) {
  :where(.vitrine-order .w-commerce-commercelayoutcontainer) { flex-direction: column; align-items: stretch; }
  :where(.vitrine-order .w-commerce-commercelayoutsidebar) { flex: none; }
}
`

/** The link of a cart in a navigation has the colour of its other links: their background is not that of the page. */
const barLinkRule = (colour: string): string =>
  `.vitrine-cart:not(.vitrine-cart--alone) > .w-commerce-commercecartopenlink { color: ${colour}; }\n`

/** The styles of added pieces in the colours of a site. */
export const pieceStyles = ({ background, text, barLink, isUnderHeader = false }: SiteColors): string =>
  STYLES.replaceAll('$background', background)
    .replaceAll('$text', text)
    .replace('$barLink', barLink === undefined ? '' : barLinkRule(barLink))
    .replaceAll('$top', isUnderHeader ? HEADER_SPACE : '3rem')
