import { escapeAttribute } from '../../../pages/index.js'

/** A list that is drawn from data: its template, encoded as in pages, and the list with one entry. */
export interface RepeatedPart {
  /** The id of the template on the page. */
  readonly id: string
  /** The list in the data. */
  readonly collection: string
  readonly tag: string
  /** Attributes of the list, as written. */
  readonly attributes: string
  readonly entry: string
}

/** Writes a list that pages draw from data. */
export const repeated = ({ id, collection, tag, attributes, entry }: RepeatedPart): string =>
  `<script type="text/x-wf-template" id="wf-template-${id}">${encodeURIComponent(entry)}</script>` +
  `<${tag} ${attributes} data-wf-collection="${escapeAttribute(collection)}" ` +
  `data-wf-template-id="wf-template-${id}">${entry}</${tag}>`

/** The chosen options of a line: `Size: M`. */
export const optionList = (id: string, className: string): string =>
  repeated({
    id,
    collection: 'database.commerceOrder.userItems%5B%5D.product.f_sku_properties_3dr',
    tag: 'ul',
    attributes: `class="${className}"`,
    entry: '<li><span></span><span>: </span><span></span></li>',
  })
