import http from 'node:http'

const COUNT_OF_ITEMS = 'query Cart { database { commerceOrder { id userItemsCount } } }'
const PRODUCT =
  '{database{collections{c_product_{items(filter:{slug:{eq:"ida-table-lamp"}}){skus{id inventory{type quantity}}}}}}}'
const ADDRESS = `addressee: "Anna Berg" line1: "Am Markt 1" city: "Jena" country: "DE" postalCode: "07743"`

/** A visitor with a network address and one connection, which is kept between requests or not. */
export function createVisitor(url, address, { keepAlive = true } = {}) {
  const agent = new http.Agent({ keepAlive, maxSockets: 1 })
  const cookies = new Map()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = (method, path, body, headers = {}) =>
    new Promise((answered, failed) => {
      const all = { cookie: cookie(), 'x-forwarded-for': address, ...headers }
      const sending = http.request(`${url}${path}`, { method, agent, headers: all }, (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [name, value] = line.split(';')[0].split('=')
          cookies.set(name, value)
        }
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () => answered({ status: response.statusCode, text }))
        response.on('error', failed)
      })
      sending.on('error', failed)
      sending.end(body)
    })

  const get = (path, headers = {}) => request('GET', path, '', headers)
  const open = () => request('POST', '/.wf_graphql/csrf', '', { 'x-requested-with': 'XMLHttpRequest' })
  const ask = async (query, variables = {}) => {
    const headers = { 'content-type': 'application/json', 'x-wf-csrf': cookies.get('wf-csrf') }
    const { status, text } = await request(
      'POST',
      '/.wf_graphql/apollo',
      JSON.stringify([{ query, variables }]),
      headers,
    )
    const [answer] = status === 200 ? JSON.parse(text) : [{ errors: text }]
    if (answer.errors) throw new Error(`${status} ${JSON.stringify(answer.errors)}`)
    return answer.data
  }
  return {
    get,
    open,
    ask,
    identity: () => ({ cookie: cookie(), token: cookies.get('wf-csrf'), address }),
    readCart: () => ask(COUNT_OF_ITEMS),
    readSkus: async () => (await ask(PRODUCT)).database.collections.c_product_.items[0].skus,
    close: () => agent.destroy(),
  }
}

/** Signs a new member up, who is logged in from then on. */
export async function signUp(visitor, email) {
  await visitor.open()
  await visitor.ask(
    `mutation { usysCreateUser(email: "${email}" name: "Soak" acceptPrivacy: true
      authPassword: "correct horse battery staple") { user { id } } }`,
  )
}

/** Buys one piece; answers the id of the order and the secret of its link. */
export async function buy(visitor, sku) {
  await visitor.open()
  await visitor.ask('mutation A($sku: String!) { ecommerceAddToCart(sku: $sku, count: 1) { ok } }', { sku })
  await visitor.ask('mutation { ecommerceUpdateIdentity(email: "anna@example.org") { ok } }')
  for (const type of ['shipping', 'billing'])
    await visitor.ask(`mutation { ecommerceUpdateAddress(type: "${type}" ${ADDRESS}) { ok } }`)
  await visitor.ask('mutation { ecommerceUpdateShippingMethod(methodId: "standard-de") { ok } }')
  await visitor.ask(
    'mutation { ecommerceStoreStripePaymentMethod(paymentMethod: "sandbox_visa_12_2034", provider: "sandbox") { ok } }',
  )
  const { ecommerceAttemptSubmitOrder: submitted } = await visitor.ask(
    `mutation { ecommerceAttemptSubmitOrder(checkoutType: normal, idempotencyKey: "honest") {
      ok orderId token status } }`,
  )
  if (!submitted.ok || !submitted.orderId)
    throw new Error(`the order was not taken: ${JSON.stringify(submitted)}`)
  return { orderId: submitted.orderId, token: submitted.token }
}
