/** The words of generated shop parts in one language. */
export interface ShopWords {
  readonly language: string
  readonly titles: Readonly<Record<'checkout' | 'confirmation' | 'product' | 'search', string>>

  readonly cart: string
  readonly openCart: string
  readonly closeCart: string
  readonly yourCart: string
  readonly remove: string
  readonly removeItem: string
  readonly updateQuantity: string
  readonly subtotal: string
  readonly toCheckout: string
  readonly moment: string
  readonly emptyCart: string

  readonly option: string
  readonly options: string
  readonly pleaseChoose: string
  readonly quantity: string
  readonly addToCart: string
  readonly adding: string
  readonly outOfStock: string

  readonly customerInfo: string
  readonly email: string
  readonly shippingAddress: string
  readonly billingAddress: string
  readonly shippingMethod: string
  readonly noMethods: string
  readonly fullName: string
  readonly street: string
  readonly secondLine: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
  readonly payment: string
  readonly cardNumber: string
  readonly expiry: string
  readonly securityCode: string
  readonly sameAddress: string
  readonly discount: string
  readonly apply: string
  readonly applyDiscount: string
  readonly placeOrder: string
  readonly placing: string
  readonly items: string
  readonly summary: string
  readonly total: string

  readonly thanks: string
  readonly orderNumber: string
  readonly search: string
}
