/** The settings every back end of the suite has, as a `vitrine.json`. */
export const CONTRACT_SETTINGS = {
  name: 'Contract shop',
  currency: 'EUR',
  country: 'DE',
  orderMinimum: '2.00',
  shipping: [
    {
      id: 'parcel',
      name: 'Parcel',
      description: 'Two days',
      countries: ['DE'],
      rate: { type: 'flat-rate', amount: '4.90' },
    },
    { id: 'express', name: 'Express', countries: ['DE'], rate: { type: 'flat-rate', amount: '9.90' } },
    {
      id: 'europe',
      name: 'Europe',
      countries: ['AT', 'US'],
      rate: {
        type: 'price',
        tiers: [
          { from: '0.00', amount: '12.00' },
          { from: '50.00', amount: '0.00' },
        ],
      },
    },
  ],
  taxes: [{ country: 'DE', name: 'VAT', percent: 19 }],
  discounts: [
    { code: 'TEN', name: 'Ten percent', percent: 10 },
    { code: 'FREE', name: 'Everything free', percent: 100 },
    { code: 'ONCE', name: 'Once only', amount: '1.00', usageLimit: 1 },
    { code: 'OLD', name: 'Last year', percent: 50, expires: '2020-01-01' },
    { code: 'BIG', name: 'Big orders', percent: 50, minimum: '500.00' },
  ],
} as const

const COLUMNS =
  'Product Handle,Product Name,Product Type,Product Description,Product Categories,Option 1 Name,' +
  'Option 1 Value,Variant Sku,Variant Price,Variant Compare-at Price,Variant Inventory,Variant Weight,' +
  'Main Variant Image,More Variant Images,Requires Shipping,Material'

const PICTURES = '/images/a.png;/images/b.png'

/** The goods every back end of the suite sells. */
export const CONTRACT_CATALOGUE = `${COLUMNS}
mug,Mug,Physical,A mug,Kitchen;Gifts,Colour,Blue,MUG-B,12.00,15.00,5,0.4,/images/mug-blue.png,${PICTURES},true,Stoneware
mug,Mug,Physical,A mug,Kitchen;Gifts,Colour,Red,MUG-R,12.00,,0,0.4,/images/mug-red.png,,true,Stoneware
tea,Tea,Physical,,Kitchen,,,TEA,8.50,,,0.2,,,true,
guide,Guide <b>,Advanced,,,,,GUIDE,12.00,,,,,,false,
sticker,Sticker,Physical,,,,,STICKER,0.60,,,,,,true,
vase,Vase,Service,,,,,VASE,90.00,,1,,,,false,
lamp,Lamp,Service,,,,,LAMP,95.00,,1,,,,false,
box,Monthly box,Service,,,,,BOX,20.00,,,,,,false,
course,Course,Service,,,,,COURSE,15.00,,,,,,false,
${['one', 'two', 'three', 'four'].map((name) => `pin-${name},Pin ${name},Physical,,,,,,1.00,,,,,,true,\n`).join('')}`
