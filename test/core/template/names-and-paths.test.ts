import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  camelFieldName,
  cssUrl,
  decodeAttribute,
  decodeFieldName,
  encodeFieldName,
  expandEntry,
  readField,
  readList,
  readPath,
  safeImage,
  safeLink,
} from '../../../core/template/index.js'
import { decodeText } from '../../../core/shared/index.js'

describe('field names', () => {
  it.each([
    ['price', 'f_price_', 'price'],
    ['name', 'f_name_', 'name'],
    ['compare-at-price', 'f_compare_at_price_7dr10dr', 'compareAtPrice'],
    ['ec-product-type', 'f_ec_product_type_2dr10dr', 'ecProductType'],
    ['main-image', 'f_main_image_4dr', 'mainImage'],
    ['more-images', 'f_more_images_4dr', 'moreImages'],
    ['sku-values', 'f_sku_values_3dr', 'skuValues'],
    ['sku-properties', 'f_sku_properties_3dr', 'skuProperties'],
    ['default-sku', 'f_default_sku_7dr', 'defaultSku'],
    ['ec-sku-billing-method', 'f_ec_sku_billing_method_2dr6dr14dr', 'ecSkuBillingMethod'],
    ['_draft', 'f__draft_0ht', 'Draft'],
    ['trailing-', 'f_trailing__8dr', 'trailing'],
  ])('%s is %s in the protocol and %s on newer pages', (slug, encoded, camel) => {
    expect(encodeFieldName(slug)).toBe(encoded)
    expect(decodeFieldName(encoded)).toBe(slug)
    expect(camelFieldName(slug)).toBe(camel)
  })

  it.each([['name'], ['f_name'], ['f_a_b_'], ['f_ab_0dr'], ['f_name_9dr'], ['']])(
    '%j is no encoded name',
    (name) => {
      expect(decodeFieldName(name)).toBeNull()
    },
  )

  it('can be decoded again', () => {
    const slug = fc.stringMatching(/^[a-zA-Z0-9]{1,8}(?:[-_ .%é][a-zA-Z0-9]{0,6}){0,4}$/)
    fc.assert(fc.property(slug, (text) => decodeFieldName(encodeFieldName(text)) === text))
  })

  it('hold nothing but letters, digits and underscores', () => {
    fc.assert(fc.property(fc.string(), (slug) => /^f_[a-z0-9_]*_[a-z0-9]*$/i.test(encodeFieldName(slug))))
  })
})

describe('paths', () => {
  const data = { a: { b: [{ c: 1 }, null] } }

  it.each<[string, unknown]>([
    ['', data],
    ['a.b.0.c', 1],
    ['a.b.1', null],
    ['a.b.1.c', undefined],
    ['a.b.2', undefined],
    ['x.y', undefined],
    ['a.b.0.c.d', undefined],
    ['constructor', undefined],
    ['a.__proto__', undefined],
    ['a.b.0.c.toFixed', undefined],
  ])('%j leads to %j', (path, value) => {
    expect(readPath(data, path)).toEqual(value)
  })

  it('find lists and fields, or nothing', () => {
    expect(readList(data, 'a.b')).toHaveLength(2)
    expect(readList(data, 'a')).toEqual([])
    expect(readField('text', 'length')).toBeUndefined()
    expect(readField(undefined, 'a')).toBeUndefined()
  })

  it('never throw', () => {
    fc.assert(fc.property(fc.anything(), fc.string(), (value, path) => [readPath(value, path)].length === 1))
  })
})

describe('attributes', () => {
  it.each<[string | null | undefined, unknown]>([
    ['%5B%7B%22a%22%3A1%7D%5D', [{ a: 1 }]],
    ['[{"a":1}]', [{ a: 1 }]],
    ['{"a":"100%"}', { a: '100%' }],
    ['{"a":"%22"}', { a: '%22' }],
  ])('%j is read', (text, value) => {
    expect(decodeAttribute(text)).toEqual({ ok: true, value })
  })

  it.each([[''], ['nonsense'], ['%'], [null], [undefined]])('%j is refused', (text) => {
    expect(decodeAttribute(text)).toEqual({ ok: false, failure: 'not-json' })
  })

  it('are decoded once, and kept if they cannot be decoded', () => {
    expect(decodeText('%3Cb%3E%2520')).toBe('<b>%20')
    expect(decodeText('100%')).toBe('100%')
  })
})

describe('the text of one entry of a list', () => {
  const path = 'database.commerceOrder.userItems'

  it.each([
    [`${path}[].count`, `${path}.3.count`],
    [`%22${path}%5B%5D.count%22`, `%22${path}.3.count%22`],
    [`${path}%5b%5d.count`, `${path}.3.count`],
    [`${path}%255B%255D.product`, `${path}.3.product`],
    [`${path}%25255B%25255D.product`, `${path}.3.product`],
    [`${path}[].product.f_sku_properties_3dr[].name`, `${path}.3.product.f_sku_properties_3dr[].name`],
    [`${path}[] and ${path}[]`, `${path}.3 and ${path}.3`],
    [`databaseXcommerceOrder.userItems[]`, `databaseXcommerceOrder.userItems[]`],
    ['id="w-node_instance-0" for="w-node_instance-N"', 'id="w-node_instance-3" for="w-node_instance-3"'],
  ])('%j becomes %j', (text, entry) => {
    expect(expandEntry(text, path, 3)).toBe(entry)
  })

  it('fills nested lists one level at a time', () => {
    const outer = expandEntry(`${path}[].product.f_sku_properties_3dr%5B%5D`, path, 1)
    expect(expandEntry(outer, `${path}.1.product.f_sku_properties_3dr`, 2)).toBe(
      `${path}.1.product.f_sku_properties_3dr.2`,
    )
  })
})

describe('addresses', () => {
  it.each([
    ['/product/mug', '/product/mug'],
    [' https://shop.example ', 'https://shop.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['a:b', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    [' java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
  ])('a link to %j is %j', (url, safe) => {
    expect(safeLink(url)).toBe(safe)
  })

  it.each([
    ['/mug.png', '/mug.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['data:text/html,x', null],
    ['javascript:alert(1)', null],
  ])('a picture at %j is %j', (url, safe) => {
    expect(safeImage(url)).toBe(safe)
  })

  it.each([
    ['/mug.png', 'url("/mug.png")'],
    ['/a") ;color:red', 'url("/a%22) ;color:red")'],
    ['/a\\b', 'url("/a%5cb")'],
    ['/a\nb', 'url("/a%0ab")'],
    ['', 'none'],
    ['javascript:x', 'none'],
    [null, 'none'],
  ])('a style shows %j as %j', (url, css) => {
    expect(cssUrl(url)).toBe(css)
  })

  it('never lead to a script', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u0000', '\u00a0') }), (noise) => {
        expect(safeLink(`${noise}java${noise}script${noise}:alert(1)`)).toBeNull()
      }),
    )
  })
})
