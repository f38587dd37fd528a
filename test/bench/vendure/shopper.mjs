/** The requests of a shopper to Vendure's shop API, combined where possible: as many as to ours. */
import { createVisitor } from '../served-demo.mjs'

const LINES = '...on Order{id totalWithTax lines{id quantity productVariant{id name} linePriceWithTax}}'
const REFUSED = '...on ErrorResult{errorCode message}'
const ADDRESS = '{fullName:"Ada",streetLine1:"Main St 1",city:"Berlin",countryCode:"DE",postalCode:"10115"}'

const VARIANT = '{product(slug:"lamp"){variants{id}}}'
const ADD = `mutation($id:ID!){addItemToOrder(productVariantId:$id,quantity:1){${LINES}${REFUSED}}}`
const EMPTY = `mutation{removeAllOrderLines{${LINES}${REFUSED}}}`
const DETAILS = `mutation($email:String!){
  setCustomerForOrder(input:{firstName:"Ada",lastName:"L",emailAddress:$email}){...on Order{id}${REFUSED}}
  setOrderShippingAddress(input:${ADDRESS}){...on Order{id}${REFUSED}}
  setOrderBillingAddress(input:${ADDRESS}){...on Order{id}${REFUSED}}}`
const METHODS = '{eligibleShippingMethods{id}}'
const SHIPPING = `mutation($id:[ID!]!){setOrderShippingMethod(shippingMethodId:$id){${LINES}${REFUSED}}}`
const ARRANGE = `mutation{transitionOrderToState(state:"ArrangingPayment"){...on Order{state}
  ...on OrderStateTransitionError{errorCode message}}}`
const PAY = `mutation{addPaymentToOrder(input:{method:"card",metadata:{}}){...on Order{code state}${REFUSED}}}`

/** A visitor of the shop at this address, whose first answer names its session. */
export function createVendureShopper(url) {
  const visitor = createVisitor(url)
  let session
  const ask = async (query, variables = {}) => {
    const { status, text, headers } = await visitor.send('POST', '', JSON.stringify({ query, variables }), {
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session}` }),
    })
    session ??= headers['vendure-auth-token']
    const { data, errors } = JSON.parse(text)
    const refused = Object.values(data ?? {}).find((answer) => answer?.errorCode)
    if (status !== 200 || errors || refused) throw new Error(`Vendure: ${text}`)
    return data
  }
  return {
    variant: async () => (await ask(VARIANT)).product.variants[0].id,
    /** Sent with an address, since the methods depend on it. */
    shippingMethod: async (id, email) => {
      await ask(ADD, { id })
      await ask(DETAILS, { email })
      return (await ask(METHODS)).eligibleShippingMethods[0].id
    },
    add: (id) => ask(ADD, { id }),
    empty: () => ask(EMPTY),
    /** An order from its first piece to the payment, in five requests. */
    buy: async (id, method, email) => {
      await ask(ADD, { id })
      await ask(DETAILS, { email })
      await ask(SHIPPING, { id: [method] })
      await ask(ARRANGE)
      const { addPaymentToOrder: order } = await ask(PAY)
      if (order.state !== 'PaymentSettled') throw new Error(`Vendure left the order ${order.state}.`)
    },
    close: visitor.close,
  }
}
