/**
 * Accounts of the built command over real HTTP: log-ins alone and many at once beside a shopper, what a gate costs
 * each request, and how soon a banned member is out.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ADD, PRODUCT, REMOVE, createVisitor, start, stop } from './served-demo.mjs'

export const title = 'Accounts: vitrine serve with a gate, members and shoppers over HTTP'

const ALONE = 60
const AT_ONCE = 50
const ROUNDS = 5
const PAGES = 400
const BANS = 10
const PASSWORD = 'seven green kettles'
const GATED = 'members-only'

const SIGN_UP = `mutation S($email:String!,$word:String!){
  usysCreateUser(email:$email,name:"Ada",acceptPrivacy:true,authPassword:$word){user{id}}}`
const VERIFY = 'mutation V($token:String!){usysVerifyEmail(verifyToken:$token){ok}}'
const LOG_IN =
  'mutation L($email:String!,$word:String!){usysCreateSession(email:$email,authPassword:$word){user{id}}}'

const at = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]
const shown = (times) => `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`

async function timed(work) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** A copy of the demonstration shop with one page behind a gate and the same page without. */
function writeSite(root) {
  const site = join(root, 'site')
  cpSync('demo', site, { recursive: true, filter: (path) => !/node_modules|react|\.vitrine/.test(path) })
  const settings = JSON.parse(readFileSync(join(site, 'vitrine.json'), 'utf8'))
  settings.gates = [...(settings.gates ?? []), { path: `/${GATED}` }]
  writeFileSync(join(site, 'vitrine.json'), JSON.stringify(settings))
  const page = '<!doctype html><html lang="en"><title>A page</title><p>Some words.</p></html>'
  for (const name of [GATED, 'open-to-all']) writeFileSync(join(site, `${name}.html`), page)
  return site
}

/** Each visitor has an address of their own, as behind a proxy. */
let visitors = 0
const newVisitor = async (url) => {
  visitors += 1
  const visitor = createVisitor(url, { 'x-forwarded-for': `10.${visitors >> 8}.${visitors & 255}.7` })
  await visitor.open()
  return visitor
}

async function newMember(url) {
  const member = await newVisitor(url)
  const email = `member-${visitors}@example.com`
  await member.ask(SIGN_UP, { email, word: PASSWORD })
  const mailbox = await fetch(`${url}/.vitrine/mailbox`, { headers: { accept: 'application/json' } })
  const mail = (await mailbox.json()).find(({ to }) => to === email)
  const token = new URL(mail.links[0]).searchParams.get('verifyToken')
  await member.ask(VERIFY, { token })
  return { email, member }
}

/** Waiting times of a shopper under load: a page and a change of the cart, again and again. */
async function shopWhile(shopper, sku, others) {
  const times = []
  let isOver = false
  const done = others().finally(() => (isOver = true))
  while (!isOver || times.length < 40) {
    times.push(
      await timed(async () => {
        await shopper.ask(ADD, { sku, key: `${Math.random()}` })
        await shopper.ask(REMOVE, { sku })
      }),
    )
  }
  await done
  return times
}

async function measureLogIns(url, members, sku, progress) {
  const logIn = async (email) => {
    const visitor = await newVisitor(url)
    const took = await timed(() => visitor.ask(LOG_IN, { email, word: PASSWORD }))
    visitor.close()
    return took
  }
  progress('log-ins alone')
  const alone = []
  for (let round = 0; round < ALONE; round += 1)
    alone.push(await logIn(members[round % members.length].email))
  const shopper = await newVisitor(url)
  const quiet = []
  const busy = []
  const together = []
  for (let round = 0; round < ROUNDS; round += 1) {
    progress(`${AT_ONCE} log-ins at once, round ${round + 1} of ${ROUNDS}`)
    quiet.push(...(await shopWhile(shopper, sku, async () => undefined)))
    const others = async () => {
      const emails = members.slice(round * AT_ONCE, (round + 1) * AT_ONCE).map(({ email }) => email)
      together.push(...(await Promise.all(emails.map(logIn))))
    }
    busy.push(...(await shopWhile(shopper, sku, others)))
  }
  const ratio = (share) => (at(busy, share) / at(quiet, share)).toFixed(2)
  return [
    `log-in alone: ${shown(alone)}`,
    `log-in, ${AT_ONCE} at once: ${shown(together)}`,
    `a change of the cart and back, without other load: ${shown(quiet)}`,
    `the same while ${AT_ONCE} log in: ${shown(busy)}, ${ratio(0.5)} and ${ratio(0.95)} times as long`,
  ]
}

async function measureGates(url, { member }, progress) {
  progress('pages behind a gate')
  const times = { open: [], gated: [] }
  for (let round = 0; round < PAGES; round += 1) {
    times.open.push(await timed(() => member.get('/open-to-all')))
    times.gated.push(await timed(() => member.get(`/${GATED}`)))
  }
  const cost = at(times.gated.slice(50), 0.5) - at(times.open.slice(50), 0.5)
  return [
    `a page that is open, to a member: ${shown(times.open.slice(50))}`,
    `the same page behind a gate: ${shown(times.gated.slice(50))}; the gate costs ${cost.toFixed(2)} ms (p50)`,
  ]
}

/** The time from the end of the owner's command until the member is redirected, and the time with the command. */
async function measureBans(url, members, { site, data }, progress) {
  const [withCommand, after] = [[], []]
  for (const [index, { email, member }] of members.slice(0, BANS).entries()) {
    progress(`bans, ${index + 1} of ${BANS}`)
    if ((await member.get(`/${GATED}`)) !== 200) throw new Error(`${email} is not let in`)
    const startedAt = performance.now()
    await promisify(execFile)(process.execPath, [
      ...['dist/node/vitrine.js', 'members', 'ban', email, site, '--data', data],
    ])
    const bannedAt = performance.now()
    if ((await member.get(`/${GATED}`)) !== 302) throw new Error(`${email} was let in after the ban`)
    const nowAt = performance.now()
    withCommand.push(nowAt - startedAt)
    after.push(nowAt - bannedAt)
  }
  return [
    `a banned member is led away by their first request after the ban, answered in ${shown(after)}`,
    `from the owner's command being typed until then: ${shown(withCommand)}`,
  ]
}

export async function run({ progress }) {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const data = join(root, 'data')
  try {
    const site = writeSite(root)
    const { url, child } = await start(data, { site, more: ['--trust-proxy'] })
    progress(`${AT_ONCE * ROUNDS} members`)
    const members = []
    for (let made = 0; made < AT_ONCE * ROUNDS; made += 1) members.push(await newMember(url))
    const shopper = await newVisitor(url)
    const { database } = await shopper.ask(PRODUCT)
    const sku = database.collections.c_product_.items[0].skus.find(
      ({ inventory }) => inventory.quantity > 3,
    ).id
    const lines = [
      ...(await measureLogIns(url, members, sku, progress)),
      ...(await measureGates(url, members.at(-1), progress)),
      ...(await measureBans(url, members, { site, data }, progress)),
    ]
    for (const { member } of members) member.close()
    shopper.close()
    await stop(child)
    return lines
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
