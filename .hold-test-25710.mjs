// ../../../tmp/hold-prof/jest-shim.mjs
import { createRequire } from "node:module";
var require2 = createRequire("/work/wt/hold/package.json");
var expect = require2("expect").expect;
var root = { name: "", before: [], after: [], beforeEach: [], afterEach: [], kids: [] };
var cur = root;
var fmt = (name, args, i) => {
  let n = 0;
  return String(name).replace(/%[sdijop#]/g, () => String(args[n++])).replace(/\$(\w+)/g, (_, k) => String(args[0]?.[k]));
};
var describe = (name, fn) => {
  const d = { name, before: [], after: [], beforeEach: [], afterEach: [], kids: [], parent: cur };
  cur.kids.push(d);
  const up = cur;
  cur = d;
  fn();
  cur = up;
};
var it = (name, fn) => cur.kids.push({ test: true, name, fn });
var each = (f) => (rows) => (name, fn, t) => rows.forEach((row, i) => {
  const args = Array.isArray(row) ? row : [row];
  f(fmt(name, args, i), (...x) => fn(...args));
});
describe.each = each(describe);
it.each = each(it);
it.skip = describe.skip = () => {
};
describe.only = describe;
it.only = it;
var beforeAll = (f) => cur.before.push(f);
var afterAll = (f) => cur.after.push(f);
globalThis.HOLD_RUN = async () => {
  let bad = 0, good = 0;
  const run = async (d, path, be, ae) => {
    const matches = (k) => k.test ? !globalThis.HOLD_PATTERN || globalThis.HOLD_PATTERN.test(path + " " + k.name) : k.kids.some(matches) || k.kids.some((x) => x.test) && globalThis.HOLD_PATTERN?.test(path + " " + k.name);
    for (const f of d.before) await f();
    for (const k of d.kids) {
      if (!k.test) {
        await run(k, path + " " + k.name, [...be, ...d.beforeEach], [...d.afterEach, ...ae]);
        continue;
      }
      if (globalThis.HOLD_PATTERN && !globalThis.HOLD_PATTERN.test(path + " " + k.name)) continue;
      const s = performance.now();
      try {
        for (const f of [...be, ...d.beforeEach]) await f();
        await k.fn();
        good++;
        console.log("  ok  ", k.name, Math.round(performance.now() - s));
      } catch (e) {
        bad++;
        console.log("FAIL", path, ">", k.name, "\n", e.message, e.stack?.split("\n").slice(-4).join("\n"));
      }
      for (const f of [...d.afterEach, ...ae]) await f();
    }
    for (const f of d.after) await f();
  };
  await run(root, "", [], []);
  console.log(good, "passed", bad, "failed");
  process.exit(bad ? 1 : 0);
};

// adapters/graphql-protocol/wire.ts
var COMMERCE_ENDPOINT = "/.wf_graphql/apollo";
var CSRF_ENDPOINT = "/.wf_graphql/csrf";
var CSRF_COOKIE = "wf-csrf";
var CSRF_HEADER = "x-wf-csrf";

// adapters/graphql-server/answer-cookies.ts
import { stringifySetCookie } from "cookie";
function createAnswerCookies(response, isSecure) {
  const written2 = /* @__PURE__ */ new Map();
  const set = ({ name, value, maxAgeS, isForScripts = false }) => {
    const cookie = { name, value, path: "/", sameSite: "lax", secure: isSecure, maxAge: maxAgeS };
    written2.set(name, stringifySetCookie({ ...cookie, httpOnly: !isForScripts }));
    response.setHeader("Set-Cookie", [...written2.values()]);
  };
  return { isSecure, set, clear: (name) => set({ name, value: "", maxAgeS: 0 }) };
}

// core/ports/visitor.port.ts
var visitorId = (text) => text;
var sessionId = (text) => text;

// adapters/http/visitor-address.ts
import ipaddr from "ipaddr.js";
function parseAddress(text) {
  const bare = text.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1").replace(/%.*$/, "");
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : null;
}
var lastOf = (header) => String(header ?? "").split(",").pop() ?? "";
function visitorAddress(request, trustProxy) {
  const forwarded = trustProxy ? parseAddress(lastOf(request.headers["x-forwarded-for"])) : null;
  const connection = request.socket.remoteAddress ?? "";
  return (forwarded ?? parseAddress(connection))?.toString() ?? connection;
}
var LINES_IN_A_SITE = 8;
var networkOf = (address, bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
function addressNetwork(address) {
  const parsed = parseAddress(address);
  if (parsed === null) return address;
  return parsed.kind() === "ipv4" ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24` : networkOf(parsed, 48);
}
function addressTiers(address) {
  const parsed = parseAddress(address);
  if (parsed === null) return [{ name: address, share: 1 }];
  if (parsed.kind() === "ipv4") return [{ name: parsed.toString(), share: 1 }];
  return [
    { name: networkOf(parsed, 64), share: 1 },
    { name: networkOf(parsed, 48), share: LINES_IN_A_SITE }
  ];
}

// adapters/http/address-limit.ts
var addressCounts = ({ points, windowMs }, kind, address) => addressTiers(address).map(({ name, share }) => ({
  key: `${kind} ${name}`,
  points: Math.min(points * share, Number.MAX_SAFE_INTEGER),
  windowMs
}));

// adapters/http/answer-json.ts
function answerJson(response, status, body) {
  if (response.destroyed) return;
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store"
  });
  response.end(JSON.stringify(body));
}

// core/shared/assert-never.ts
function assertNever(value) {
  throw new Error(`[vitrine] unexpected value ${JSON.stringify(value)}`);
}

// core/shared/own-value.ts
var ownValue = (table, key) => Object.hasOwn(table, key) ? table[key] : void 0;

// core/shared/result.ts
var ok = (value) => ({ ok: true, value });
var err = (failure) => ({ ok: false, failure });

// core/shared/untrusted.ts
var isRecord = (input) => typeof input === "object" && input !== null && !Array.isArray(input);
var toRecord = (input) => isRecord(input) ? input : {};

// adapters/http/read-body.ts
var BODY_FAILURE_STATUS = {
  "too-large": 413,
  "too-slow": 408,
  broken: 400
};
var BODY_LIMIT_MS = 3e4;
var DISCARDED_BYTES = 8 * 1024 * 1024;
function readBody(request, { limitBytes, limitMs = BODY_LIMIT_MS }) {
  if (request.destroyed) return Promise.resolve(err("broken"));
  return new Promise((resolve2) => {
    const chunks = [];
    let size = 0;
    const onData = (chunk) => {
      size += chunk.length;
      if (size <= limitBytes) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      resolve2(err("too-large"));
      if (size > limitBytes + DISCARDED_BYTES) stop();
    };
    const stop = () => {
      clearTimeout(late);
      request.off("data", onData);
    };
    const late = setTimeout(() => {
      stop();
      resolve2(err("too-slow"));
    }, limitMs);
    if (Number(request.headers["content-length"] ?? 0) > limitBytes) resolve2(err("too-large"));
    request.on("data", onData);
    request.once("end", () => {
      stop();
      resolve2(ok(Buffer.concat(chunks)));
    });
    request.once("error", () => resolve2(err("broken")));
    request.once("close", () => {
      stop();
      resolve2(err("broken"));
    });
  });
}

// adapters/http/read-json-body.ts
var messageOf = (failure, limitBytes) => {
  switch (failure) {
    case "too-large":
      return `A request may have at most ${limitBytes} bytes.`;
    case "too-slow":
      return "The request took too long to arrive.";
    case "broken":
      return "The request did not arrive as a whole.";
  }
};
async function readJsonBody(request, limits) {
  const content = await readBody(request, limits);
  if (!content.ok) {
    const message = messageOf(content.failure, limits.limitBytes);
    return err({ status: BODY_FAILURE_STATUS[content.failure], message });
  }
  try {
    const body = JSON.parse(content.value.toString("utf8"));
    if (typeof body === "object" && body !== null && Object.keys(body).length > 0) return ok(body);
    return err({ status: 400, message: "Send a JSON object or a list of them." });
  } catch {
    return err({ status: 400, message: "The body is not valid JSON." });
  }
}

// adapters/http/request-origin.ts
var lastOf2 = (header) => String(header ?? "").split(",").pop()?.trim() ?? "";
var firstOf = (header) => String(header ?? "").split(",")[0]?.trim() ?? "";
function hasValidHost({ headers: { host } }) {
  if (host === void 0 || host === "") return true;
  return !/[/?#@\\]|[^\x21-\x7e]/.test(host) && URL.canParse(`http://${host}`);
}
var isSecureRequest = (request, trustProxy) => request.socket.encrypted === true || trustProxy && firstOf(request.headers["x-forwarded-proto"]) === "https";
var isSecureForBrowser = (request, trustProxy) => isSecureRequest(request, trustProxy) || String(request.headers.origin ?? "").startsWith("https://") && isSameOrigin(request, trustProxy);
function isSameOrigin({ headers }, trustProxy) {
  const { origin } = headers;
  if (!origin) return headers["sec-fetch-site"] !== "cross-site";
  if (!URL.canParse(origin)) return false;
  const hosts = [headers.host, trustProxy ? lastOf2(headers["x-forwarded-host"]) : ""];
  return hosts.some((host) => host && host.toLowerCase() === new URL(origin).host);
}

// adapters/http/route.ts
var pathOf = (request) => (request.url ?? "/").replace(/[?#].*$/s, "");
var where = (matches, handle) => async (request, response) => {
  if (!matches(pathOf(request))) return false;
  await handle(request, response);
  return true;
};
var at = (path, handle) => where((asked) => asked === path, handle);

// adapters/http/request-handler.ts
var HTTPS_ONLY_S = 180 * 86400;
function answerPlain(response, status, text) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}
`);
}
async function answer(routes, request, response) {
  for (const route of routes) {
    if (await route(request, response)) return;
  }
  answerPlain(response, 404, "Not found");
}
function createRequestHandler({
  routes,
  trustProxy = false,
  onRequest,
  onUnexpected
}) {
  return (request, response) => {
    const startedAt = performance.now();
    if (onRequest) {
      response.once(
        "close",
        () => onRequest({
          method: request.method ?? "",
          path: pathOf(request),
          status: response.statusCode,
          durationMs: Math.round(performance.now() - startedAt)
        })
      );
    }
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (isSecureRequest(request, trustProxy))
      response.setHeader("Strict-Transport-Security", `max-age=${HTTPS_ONLY_S}`);
    if (!hasValidHost(request)) return answerPlain(response, 400, "The Host header names no host.");
    answer(routes, request, response).catch((error) => {
      onUnexpected?.(error);
      answerPlain(response, 500, "Something went wrong. Please try again.");
    });
  };
}

// adapters/graphql-server/session-cookie.ts
import { parseCookie } from "cookie";
var SESSION_SECRET_COOKIE = "vitrine_session";
var HOST_COOKIE = `__Host-${SESSION_SECRET_COOKIE}`;
var MARKERS = [
  { name: "wf_sid", isForScripts: false },
  { name: "wf_loggedin", isForScripts: true }
];
function sessionOf(request, isSecure) {
  const cookies = parseCookie(request.headers.cookie ?? "");
  const secret = cookies[HOST_COOKIE] ?? (isSecure ? void 0 : cookies[SESSION_SECRET_COOKIE]);
  return secret !== void 0 && /^[0-9a-f]{32}$/.test(secret) ? sessionId(secret) : null;
}
function setSession(cookies, session, nowMs) {
  const name = cookies.isSecure ? HOST_COOKIE : SESSION_SECRET_COOKIE;
  if (session === null) {
    cookies.clear(name);
    for (const marker of MARKERS) cookies.clear(marker.name);
    return;
  }
  const maxAgeS = Math.max(0, Math.floor((session.expiresAtMs - nowMs) / 1e3));
  cookies.set({ name, value: session.id, maxAgeS });
  for (const marker of MARKERS) cookies.set({ ...marker, value: "1", maxAgeS });
}

// adapters/graphql-server/visitor-cookie.ts
import { createHmac, timingSafeEqual } from "node:crypto";
import { parseCookie as parseCookie2 } from "cookie";
var VISITOR_COOKIE = "vitrine_visitor";
var HOST_COOKIE2 = `__Host-${VISITOR_COOKIE}`;
var nameOf = (isSecure) => isSecure ? HOST_COOKIE2 : VISITOR_COOKIE;
var MAX_AGE_S = 90 * 86400;
function visitorOf(request, isSecure, secrets2) {
  const text = parseCookie2(request.headers.cookie ?? "")[nameOf(isSecure)];
  return text === void 0 ? null : secrets2.read(text);
}
var csrfTokenOf = (visitor, session) => createHmac("sha256", visitor).update(session === null ? "csrf" : `csrf ${session}`).digest("hex");
function hasValidToken(request, visitor, session) {
  const sent = Buffer.from(String(request.headers[CSRF_HEADER] ?? ""));
  const expected = Buffer.from(csrfTokenOf(visitor, session));
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
function setVisitor({ isSecure, set }, secrets2, visitor, session = null) {
  set({ name: nameOf(isSecure), value: secrets2.sign(visitor), maxAgeS: MAX_AGE_S });
  set({ name: CSRF_COOKIE, value: csrfTokenOf(visitor, session), maxAgeS: MAX_AGE_S, isForScripts: true });
}

// adapters/graphql-server/csrf-handler.ts
function createCsrfHandler({
  random: random2,
  secrets: secrets2,
  trustProxy = false
}) {
  return async (request, response) => {
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      return answerJson(response, 405, { ok: 0, message: "This address only answers POST." });
    }
    if (request.headers["x-requested-with"] === void 0) {
      return answerJson(response, 403, { ok: 0, message: "The header X-Requested-With is missing." });
    }
    const isSecure = isSecureForBrowser(request, trustProxy);
    const visitor = visitorOf(request, isSecure, secrets2) ?? visitorId(random2.token());
    setVisitor(createAnswerCookies(response, isSecure), secrets2, visitor, sessionOf(request, isSecure));
    answerJson(response, 200, { ok: 1 });
  };
}

// adapters/graphql-server/graphql-handler.ts
import { createSchema, createYoga } from "graphql-yoga";

// core/errors/network-errors.ts
var CROSS_ORIGIN_CODE = "BadCrossOriginRequest";

// adapters/graphql-protocol/generated/schema-text.ts
var SCHEMA_TEXT = '"""\nThe site\'s GraphQL protocol: the one source from which types, the server\'s schema and the checks of every document are\nmade. It follows what published pages send (reference/wire-protocol). Two generations of pages are about: the older\nwrites encoded field names (`f_name_`), the newer plain ones (`name`); both stand side by side. "Ours" marks what no\npage asks for but our own client needs.\n"""\nschema {\n  query: Query\n  mutation: Mutation\n}\n\n"Other names under which pages declare variables of this input type."\ndirective @alsoNamed(as: [String!]!) on INPUT_OBJECT\n\n"An opaque id."\nscalar BasicId\n\n"A date with time, ISO 8601 in UTC."\nscalar DateTime\n\n"Any JSON value."\nscalar JSON\n\ntype Query {\n  database: Database\n  site: Site\n}\n\ntype Database {\n  id: BasicId!\n  "The visitor\'s cart (null while it is empty), or the placed order that `finalizedOrder` opens."\n  commerceOrder(finalizedOrder: commerce_order_finalized_order_args): CommerceOrder\n  "Ours: the same order as one value, in the shape of the domain\'s `Order`. Pages without a query of their own read it."\n  order(finalizedOrder: commerce_order_finalized_order_args): JSON\n  collections: Collections\n  "The visitor\'s memberships through these products."\n  commerceMemberships(productIds: [BasicId!]!): [CommerceMembership!]!\n  "The subscriptions of whoever is logged in."\n  userSubscriptions: [UserSubscription!]!\n}\n\ninput commerce_order_finalized_order_args @alsoNamed(as: ["CommerceOrderFinalizedOrderArgs"]) {\n  orderId: String!\n  token: String!\n}\n\ntype Site {\n  id: BasicId!\n  commerce: SiteCommerce\n  "Who is logged in; null: nobody."\n  siteUser: SiteUser\n  "The fields of accounts that the owner defined."\n  usysFieldSchema: [usys_field_schema!]!\n}\n\ntype SiteUser {\n  id: BasicId!\n  createdOn: DateTime\n  "Ours: names of the access groups they belong to."\n  groups: [String!]!\n  data: SiteUserData!\n}\n\n"What a member wrote into their fields, each asked for by the id of its field."\ntype SiteUserData {\n  plainText(id: String!): String\n  email(id: String!): String\n  bool(id: String!): Boolean\n  "As the text it was written as."\n  number(id: String!): String\n  option(id: String!): SiteUserOption\n  link(id: String!): String\n  fileRef(id: String!): SiteUserFile\n}\n\ntype SiteUserOption {\n  slug: String\n}\n\ntype SiteUserFile {\n  id: BasicId\n  url: String\n}\n\ntype usys_field_schema {\n  id: BasicId!\n  "Ours: what people call it."\n  name: String\n  "Ours: what lists and exports call it."\n  slug: String\n  "Ours: `PlainText`, `Bool` ..."\n  type: String\n  required: Boolean\n  validations: usys_field_validations\n}\n\ntype usys_field_validations {\n  minLength: Int\n  maxLength: Int\n  min: Float\n  max: Float\n  step: Float\n  extensions: [String!]\n  options: [usys_field_option!]\n}\n\ntype usys_field_option {\n  slug: String!\n  name: String!\n}\n\ntype UserSubscription {\n  _id: BasicId!\n  productName: String\n  variantPrice: CommercePrice\n  variantImage: UserSubscriptionImage\n  status: String\n  lastInvoiced: DateTime\n  periodEnd: DateTime\n  subCreatedOn: DateTime\n  canceledOn: DateTime\n  billingAddressAddressee: String\n  billingAddressLine1: String\n  billingAddressLine2: String\n  billingAddressCity: String\n  billingAddressState: String\n  billingAddressPostalCode: String\n  billingAddressCountry: String\n  cardLast4: String\n  cardExpiresMonth: Int\n  cardExpiresYear: Int\n}\n\ntype UserSubscriptionImage {\n  url: String\n  alt: String\n}\n\ntype SiteCommerce {\n  id: BasicId!\n  businessAddress: SiteBusinessAddress\n  defaultCountry: String\n  defaultCurrency: String\n  quickCheckoutEnabled: Boolean\n  "Ours: who takes the money, the one for cards first."\n  paymentProviders: [PaymentProvider!]!\n  "Ours: what the back end can do."\n  capabilities: Capabilities!\n}\n\n"Ours: what a shop\'s back end can do, since engines differ."\ntype Capabilities {\n  "`onPage`: orders are placed here. `handOff`: at the engine\'s own checkout, on one of `checkoutHosts`."\n  checkout: String!\n  checkoutHosts: [String!]!\n  subscriptions: Boolean!\n  memberships: Boolean!\n  accounts: Boolean!\n  customFields: Boolean!\n  uploads: Boolean!\n  guestOrderRead: Boolean!\n}\n\n"Ours: a payment provider, as its code on the page needs to know it."\ntype PaymentProvider {\n  name: String!\n  publicKey: String\n  account: String\n}\n\ntype SiteBusinessAddress {\n  country: String\n}\n\ntype CommercePrice {\n  "Minor units: a whole number, which may be larger than an `Int` holds."\n  value: Float\n  "ISO 4217."\n  unit: String\n  "`value` divided by ten to the power of the currency\'s digits."\n  decimalValue: Float\n  "The price as it is shown."\n  string: String\n}\n\ntype CommerceOrder {\n  id: BasicId!\n  "Ours: `cart` or `placed`."\n  status: String\n  comment: String\n  startedOn: DateTime\n  updatedOn: DateTime\n  paymentProcessor: String\n  userItems: [CommerceOrderItem!]!\n  userItemsCount: Int\n  availableShippingMethods: [CommerceShippingMethod!]!\n  customData: [CommerceCustomDatum!]!\n  customerInfo: CommerceCustomerInfo\n  downloadFiles: [CommerceDownload!]!\n  extraItems: [CommerceExtraItem!]!\n  statusFlags: CommerceOrderFlags\n  subtotal: CommercePrice\n  total: CommercePrice\n}\n\ntype CommerceOrderItem {\n  id: BasicId!\n  count: Int\n  price: CommercePrice\n  rowTotal: CommercePrice\n  product: CommerceProduct\n  sku: CommerceSku\n  subscriptionFrequency: Int\n  subscriptionInterval: String\n  subscriptionTrial: Int\n}\n\ntype CommerceShippingMethod {\n  id: BasicId!\n  name: String\n  description: String\n  mode: String\n  price: CommercePrice\n  selected: Boolean\n}\n\ntype CommerceExtraItem {\n  "Ours: `shipping`, `tax` or `discount`."\n  kind: String\n  name: String\n  pluginId: String\n  pluginName: String\n  price: CommercePrice\n}\n\ntype CommerceCustomDatum {\n  name: String\n  textArea: String\n  textInput: String\n  checkbox: Boolean\n}\n\ntype CommerceDownload {\n  id: BasicId!\n  name: String\n  url: String\n}\n\ntype CommerceCustomerInfo {\n  identity: CommerceIdentity\n  billingAddress: CommerceAddress\n  shippingAddress: CommerceAddress\n  stripePayment: CommerceCardPayment\n}\n\ntype CommerceIdentity {\n  email: String\n  fullName: String\n}\n\ntype CommerceAddress {\n  type: String\n  addressee: String\n  line1: String\n  line2: String\n  city: String\n  state: String\n  country: String\n  postalCode: String\n  japanType: String\n}\n\ntype CommerceCardPayment {\n  card: CommerceCard\n}\n\ntype CommerceCard {\n  provider: String\n  provided: Boolean\n  last4: String\n  expires: CommerceCardExpiry\n}\n\ntype CommerceCardExpiry {\n  month: Int\n  year: Int\n}\n\ntype CommerceOrderFlags {\n  requiresShipping: Boolean\n  isFreeOrder: Boolean\n  hasSubscription: Boolean\n  hasDownloads: Boolean\n  shouldRecalc: Boolean\n  needAddress: Boolean\n  needIdentity: Boolean\n  needItems: Boolean\n  needPayment: Boolean\n  shippingAddressRequiresPostalCode: Boolean\n  billingAddressRequiresPostalCode: Boolean\n}\n\ntype CommerceMembership {\n  productId: BasicId!\n  orderId: BasicId!\n  active: Boolean!\n}\n\ntype Collections {\n  c_product_: ProductCollection\n  c_sku_: SkuCollection\n}\n\ntype ProductCollection {\n  id: BasicId!\n  """\n  One product, by `id` or `slug`. Ours: without them, but with a `limit` (at most 100), the products for sale in the\n  shop\'s order.\n  """\n  items(filter: product_filter, limit: Int): [CommerceProduct!]!\n}\n\ntype SkuCollection {\n  id: BasicId!\n  "The SKUs of one product: `f_product_` is needed."\n  items(filter: sku_filter): [CommerceSku!]!\n}\n\ninput product_filter {\n  id: id_filter\n  slug: text_filter\n  f_slug_: text_filter\n  "Ours: a category by its name."\n  category: text_filter\n}\n\ninput sku_filter {\n  id: id_filter\n  f_product_: id_filter\n  product: id_filter\n}\n\ninput id_filter {\n  eq: BasicId\n}\n\ninput text_filter {\n  eq: String\n}\n\ntype CommerceProduct {\n  id: BasicId!\n  cmsLocaleId: BasicId\n  draft: Boolean\n  archived: Boolean\n  f__draft_0ht: Boolean\n  f__archived_0ht: Boolean\n  name: String\n  f_name_: String\n  slug: String\n  f_slug_: String\n  fullSlug: String\n  description: String\n  f_description_: String\n  shippable: Boolean\n  f_shippable_: Boolean\n  productType: ProductTypeOption\n  f_ec_product_type_2dr10dr: ProductTypeOption\n  skuProperties: [SkuProperty!]\n  f_sku_properties_3dr: [SkuProperty!]\n  defaultSku: CommerceSku\n  f_default_sku_7dr: CommerceSku\n  "Ours: names of the categories."\n  categories: [String!]\n  "Ours: all SKUs of the product."\n  skus: [CommerceSku!]\n  "Ours: the visitor\'s memberships through the product."\n  memberships: [CommerceMembership!]\n  "Ours: the owner\'s own fields by slug."\n  fields: JSON\n  """\n  Ours: one field of the owner\'s by its encoded name (`f_colour_`); null where there is none. The server turns a\n  page\'s unknown fields into this.\n  """\n  ownerField(name: String!): JSON\n}\n\ntype ProductTypeOption {\n  id: BasicId!\n  name: String\n}\n\ntype SkuProperty {\n  id: BasicId!\n  name: String\n  enum: [SkuPropertyValue!]!\n}\n\ntype SkuPropertyValue {\n  id: BasicId!\n  name: String\n  slug: String\n}\n\ntype CommerceSku {\n  id: BasicId!\n  cmsLocaleId: BasicId\n  draft: Boolean\n  archived: Boolean\n  f__draft_0ht: Boolean\n  f__archived_0ht: Boolean\n  price: CommercePrice\n  f_price_: CommercePrice\n  compareAtPrice: CommercePrice\n  f_compare_at_price_7dr10dr: CommercePrice\n  sku: String\n  f_sku_: String\n  weight: Float\n  f_weight_: Float\n  width: Float\n  f_width_: Float\n  length: Float\n  f_length_: Float\n  height: Float\n  f_height_: Float\n  mainImage: ImageRef\n  f_main_image_4dr: ImageRef\n  moreImages: [ImageRef!]\n  f_more_images_4dr: [ImageRef!]\n  skuValues: [SkuValue!]\n  f_sku_values_3dr: [SkuValue!]\n  inventory: Inventory\n  ecSkuInventoryQuantity: Int\n  ecSkuBillingMethod: String\n  f_ec_sku_billing_method_2dr6dr14dr: String\n  "A field of the owner\'s, as on a product."\n  ownerField(name: String!): JSON\n}\n\ntype ImageRef {\n  url: String\n  alt: String\n  file: ImageFile\n  "Ours: the film that the picture stands for, as its address and the markup of its player."\n  video: VideoRef\n}\n\ntype VideoRef {\n  url: String!\n  html: String!\n  width: Int\n  height: Int\n}\n\ntype ImageFile {\n  origFileName: String\n  size: Float\n  mimeType: String\n  width: Int\n  height: Int\n  createdOn: DateTime\n  updatedOn: DateTime\n  variants: [ImageFileVariant!]\n}\n\ntype ImageFileVariant {\n  origFileName: String\n  quality: Int\n  height: Int\n  width: Int\n  s3Url: String\n  error: String\n  size: Float\n}\n\ntype SkuValue {\n  property: SkuValuePart\n  value: SkuValuePart\n}\n\ntype SkuValuePart {\n  id: BasicId!\n}\n\ntype Inventory {\n  "`infinite` or `finite`."\n  type: String!\n  "Null where the stock is without end."\n  quantity: Int\n}\n\ntype Mutation {\n  """\n  Puts `count` more pieces into the cart. `idempotencyKey` is ours: repeating it answers the first result and adds\n  nothing.\n  """\n  ecommerceAddToCart(sku: String!, count: Int!, buyNow: Boolean, idempotencyKey: String): CartItemChange\n  "Sets the count of a line; 0 removes it."\n  ecommerceUpdateCartItem(sku: String!, count: Int!): CartItemChange\n  ecommerceUpdateIdentity(email: String): Done\n  ecommerceUpdateAddress(type: String!, addressee: String, line1: String, line2: String, city: String, state: String, country: String, postalCode: String): Done\n  "The coarse address a payment sheet gives before the shopper has agreed."\n  ecommerceUpdateObfuscatedAddress(type: String!, addressee: String, line1: String, line2: String, city: String, state: String, country: String, postalCode: String): Done\n  ecommerceUpdateShippingMethod(methodId: String): Done\n  """\n  Remembers a token of a payment provider\'s, never card data. `provider` is ours; without it the shop\'s first one is\n  meant.\n  """\n  ecommerceStoreStripePaymentMethod(paymentMethod: String!, provider: String): Done\n  ecommerceUpdateCustomData(customData: [mutation_commerce_update_custom_data]!): Done\n  ecommerceEstimateTaxes: Done\n  ecommerceRecalcEstimations: Done\n  ecommercePaypalOrderRequest: PayPalOrder\n  ecommerceSyncPaypalOrderInfoToWF: Done\n  """\n  Places the order. Ours are `idempotencyKey`, under which the server remembers the answer, and `orderId`, the cart\n  that is meant.\n  """\n  ecommerceAttemptSubmitOrder(checkoutType: mutation_commerce_checkout_type, paymentIntentId: String, idempotencyKey: String, orderId: String): SubmitOrderResult\n  "Ours: what became of the submit with this key. Places nothing."\n  ecommerceFindSubmit(idempotencyKey: String!): SubmitOrderResult\n  ecommerceApplyDiscount(discountCode: String!): Done\n  "Ours: begins the engine\'s own checkout with the visitor\'s cart, where orders are placed there."\n  ecommerceBeginCheckout: BeginCheckoutResult\n  "Logs in."\n  usysCreateSession(email: String!, authPassword: String!): usys_user_response\n  usysDestroySession: Done\n  "Signs up."\n  usysCreateUser(email: String!, name: String!, acceptPrivacy: Boolean, acceptCommunications: Boolean, authPassword: String!, inviteToken: String, captchaToken: String, redirectPath: String, data: usys_update_user_data): usys_user_response\n  "Takes the token of a verification mail."\n  usysVerifyEmail(verifyToken: String!, redirectPath: String): Done\n  "Sends a mail to set a new password."\n  usysResetPassword(email: String!): Done\n  usysUpdatePassword(authPassword: String!, token: String!): Done\n  usysUpdateUserData(data: usys_update_user_data!): usys_user_data_response\n  usysGetUploadURL(fieldId: String!, filename: String!): usys_upload_response\n  ecommerceCancelSubscriptionForSiteUser(subscriptionId: String!): Done\n}\n\nenum mutation_commerce_checkout_type {\n  normal\n  paypal\n  quickCheckout\n}\n\ninput mutation_commerce_update_custom_data {\n  name: String!\n  textArea: String\n  textInput: String\n  checkbox: Boolean\n}\n\ntype Done {\n  ok: Boolean!\n}\n\ntype BeginCheckoutResult {\n  ok: Boolean!\n  "Where the shopper is to be sent: HTTPS, on one of the shop\'s `checkoutHosts`."\n  url: String\n}\n\ntype CartItemChange {\n  ok: Boolean!\n  itemId: BasicId\n  itemCount: Int\n  itemPrice: CommercePrice\n}\n\ntype PayPalOrder {\n  orderId: String!\n}\n\ntype SubmitOrderResult {\n  ok: Boolean!\n  orderId: BasicId\n  token: String\n  customerPaid: CommercePrice\n  purchasedItems: [PurchasedItem!]\n  "`requires_action` where the card holder has to act first; of an earlier submit also `processing` and `not_placed`."\n  status: String\n  "Ours: whose action is required."\n  provider: String\n  clientSecret: String\n  nextAction: String\n}\n\ntype PurchasedItem {\n  id: BasicId!\n  name: String\n  count: Int\n  price: CommercePrice\n}\n\n"Values of a form by their type. What is not named stays as it is."\ninput usys_update_user_data {\n  plainText: [usys_user_datum!]\n  email: [usys_user_datum!]\n  bool: [usys_user_datum!]\n  number: [usys_user_datum!]\n  option: [usys_user_datum!]\n  link: [usys_user_datum!]\n  fileRef: [usys_user_datum!]\n}\n\ninput usys_user_datum {\n  "The id of the field; common ones also in camel case."\n  id: String!\n  "A text, true or false, `{ key }` or `{ _id }` of a file; null: nothing. A file nobody touched has none."\n  value: JSON\n}\n\ntype usys_user_response {\n  user: usys_user\n}\n\ntype usys_user {\n  id: BasicId!\n  email: String\n  name: String\n  createdOn: DateTime\n  emailVerified: Boolean\n}\n\ntype usys_user_data_response {\n  data: SiteUserData\n}\n\ntype usys_upload_response {\n  presignedPOST: usys_presigned_post\n  "Names the file until it is saved."\n  key: String\n}\n\ntype usys_presigned_post {\n  url: String\n  fields: [usys_presigned_field!]\n}\n\ntype usys_presigned_field {\n  key: String\n  value: String\n}';

// adapters/graphql-server/limits.plugin.ts
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import { GraphQLError, Kind } from "graphql";
var LIMITS = {
  bodyBytes: 256 * 1024,
  operationsPerRequest: 10,
  /** Fields at the top of one operation: what runs, or is read from the back end, by itself. */
  rootFields: 15,
  /** As many as the question for an account with every field has (`CUSTOM_FIELDS`), and those of a page's own. */
  aliases: 42,
  depth: 12,
  tokens: 1e3,
  submitsPerRequest: 1,
  secretsPerRequest: 1,
  /** Of one operation's text. */
  queryChars: 16 * 1024,
  /** Ids in one list. */
  ids: 100,
  /** Values that an operation may be answered with, as `costOfOperation` counts them: one full list. */
  cost: 6e4,
  /** Texts of the documents that are kept parsed; what is kept takes some fifty times as much. */
  documentChars: 512 * 1024,
  /** Errors of one operation that are told, and how much of each. */
  errors: 10,
  errorChars: 500
};
var countSubmits = (params) => params.reduce(
  (count, { query }) => count + (query?.split("ecommerceAttemptSubmitOrder").length ?? 1) - 1,
  0
);
var SECRET_TAKERS = [
  "usysCreateSession",
  "usysCreateUser",
  "usysUpdatePassword",
  "usysResetPassword"
];
var countSecrets = (params) => params.reduce(
  (count, { query }) => SECRET_TAKERS.reduce((sum, name) => sum + (query?.split(name).length ?? 1) - 1, count),
  0
);
var oneSubmit = {
  onRequestParse: () => ({
    onRequestParseDone: ({ requestParserResult }) => {
      const params = Array.isArray(requestParserResult) ? requestParserResult : [requestParserResult];
      if (countSubmits(params) > LIMITS.submitsPerRequest)
        throw new GraphQLError("A request can place at most one order.", {
          extensions: { code: "TooManySubmits", http: { status: 400 } }
        });
      if (countSecrets(params) > LIMITS.secretsPerRequest)
        throw new GraphQLError("A request can log in, sign up or set a password at most once.", {
          extensions: { code: "TooManySecrets", http: { status: 400 } }
        });
    }
  })
};
function countFields({ selections }, fragmentOf, inside = []) {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return sum + countFields(selection.selectionSet, fragmentOf, inside);
    const name = selection.name.value;
    const fragment = inside.includes(name) ? null : fragmentOf(name);
    return sum + (fragment ? countFields(fragment.selectionSet, fragmentOf, [...inside, name]) : 0);
  }, 0);
}
var fewRootFieldsRule = (context) => ({
  OperationDefinition: (node) => {
    if (countFields(node.selectionSet, (name) => context.getFragment(name)) <= LIMITS.rootFields) return;
    const message = `One operation may have at most ${LIMITS.rootFields} fields at its top.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  }
});
var fewRootFields = {
  onValidate: ({ addValidationRule }) => addValidationRule(fewRootFieldsRule)
};
var limitPlugins = () => [
  oneSubmit,
  maxTokensPlugin({ n: LIMITS.tokens }),
  maxAliasesPlugin({ n: LIMITS.aliases }),
  maxDepthPlugin({ n: LIMITS.depth }),
  fewRootFields
];

// adapters/graphql-server/error-shape.plugin.ts
var cut = (message) => message.length <= LIMITS.errorChars ? message : `${message.slice(0, LIMITS.errorChars / 2)} ... ${message.slice(-LIMITS.errorChars / 2)}`;
function writeError(error) {
  const written2 = error.toJSON?.() ?? error;
  const { code, problems, failedValidations } = written2.extensions ?? {};
  return {
    ...written2,
    message: cut(written2.message ?? ""),
    ...code === void 0 ? {} : { code },
    ...problems === void 0 ? {} : { problems },
    ...failedValidations === void 0 ? {} : { failedValidations }
  };
}
var withShape = (result) => {
  if (!result.errors?.length) return result;
  const stringify = ({ errors, data }) => JSON.stringify({ data, errors: errors?.slice(0, LIMITS.errors).map(writeError) });
  return { ...result, stringify };
};
var errorShapePlugin = {
  onResultProcess: ({ result, setResult }) => {
    const shaped = Array.isArray(result) ? result.map(withShape) : withShape(result);
    setResult(shaped);
  }
};

// adapters/graphql-server/page-document.ts
import {
  GraphQLError as GraphQLError2,
  Kind as Kind2,
  TypeInfo,
  isInputObjectType,
  isObjectType,
  parse,
  visit,
  visitWithTypeInfo
} from "graphql";
function readTypeAliases(schema) {
  const aliases = /* @__PURE__ */ new Map();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue;
    const names = type.astNode?.directives?.find(({ name }) => name.value === "alsoNamed")?.arguments?.[0]?.value;
    if (names?.kind !== Kind2.LIST) continue;
    for (const name of names.values) aliases.set(name.value, type.name);
  }
  return aliases;
}
var nameNode = (value) => ({ kind: Kind2.NAME, value });
var toOwnerField = (node) => ({
  ...node,
  alias: nameNode(node.alias?.value ?? node.name.value),
  name: nameNode("ownerField"),
  arguments: [
    {
      kind: Kind2.ARGUMENT,
      name: nameNode("name"),
      value: { kind: Kind2.STRING, value: node.name.value }
    }
  ]
});
var translateTypes = (aliases, document) => visit(document, {
  NamedType: (node) => {
    const own = aliases.get(node.name.value);
    return own === void 0 ? void 0 : { ...node, name: nameNode(own) };
  }
});
var OWNER_PARTS = "ownerParts";
var textNode = (value) => ({ kind: Kind2.STRING, value });
function toOwnerParts(node) {
  const fields = node.selectionSet?.selections.filter((selection) => selection.kind === Kind2.FIELD) ?? [];
  const listOf = (name, texts) => ({
    kind: Kind2.ARGUMENT,
    name: nameNode(name),
    value: { kind: Kind2.LIST, values: texts.map(textNode) }
  });
  return {
    kind: Kind2.FIELD,
    alias: nameNode(node.alias?.value ?? node.name.value),
    name: nameNode(OWNER_PARTS),
    ...node.directives && { directives: node.directives },
    arguments: [
      { kind: Kind2.ARGUMENT, name: nameNode("name"), value: textNode(node.name.value) },
      listOf(
        "keys",
        fields.map((field) => (field.alias ?? field.name).value)
      ),
      listOf(
        "parts",
        fields.map((field) => field.name.value)
      )
    ]
  };
}
var NOTHING = "nothing";
var toNothing = (node) => ({
  kind: Kind2.FIELD,
  alias: nameNode(node.alias?.value ?? node.name.value),
  name: nameNode(NOTHING),
  ...node.directives && { directives: node.directives }
});
function withNothing(schemaText) {
  const types2 = parse(schemaText, { noLocation: true }).definitions.flatMap(
    (definition) => definition.kind === Kind2.OBJECT_TYPE_DEFINITION && definition.name.value !== "Mutation" ? [definition.name.value] : []
  );
  const parts = `${OWNER_PARTS}(name: String!, keys: [String!]!, parts: [String!]!): JSON`;
  return [
    schemaText,
    ...types2.map((type) => `extend type ${type} { ${NOTHING}: JSON }`),
    ...["CommerceProduct", "CommerceSku"].map((type) => `extend type ${type} { ${parts} }`)
  ].join("\n");
}
function answerUnknownFields(schema, document) {
  const types2 = new TypeInfo(schema);
  const isMutation = (type) => type === schema.getMutationType();
  return visit(
    document,
    visitWithTypeInfo(types2, {
      Field: {
        leave: (node) => {
          const parent = types2.getParentType();
          if (types2.getFieldDef() || !isObjectType(parent) || isMutation(parent)) return void 0;
          if (node.name.value.startsWith("__")) return void 0;
          if (!("ownerField" in parent.getFields()) || node.arguments?.length) return toNothing(node);
          return node.selectionSet ? toOwnerParts(node) : toOwnerField(node);
        }
      }
    })
  );
}
var knownMutationsRule = (context) => ({
  Field: (node) => {
    const parent = context.getParentType();
    if (parent === void 0 || parent === null || parent !== context.getSchema().getMutationType()) return;
    if (context.getFieldDef() || node.name.value.startsWith("__")) return;
    context.reportError(new GraphQLError2(`There is no mutation "${node.name.value}".`, { nodes: node }));
  }
});

// adapters/graphql-server/compressed-answer.plugin.ts
import { promisify } from "node:util";
import { gzip } from "node:zlib";
var zip = promisify(gzip);
var SMALLEST_COMPRESSED_BYTES = 1400;
var takesGzip = (header) => /(?:^|,)\s*(?:gzip|\*)\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(header ?? "");
var compressedAnswerPlugin = {
  onResponse: async ({ request, response, setResponse, fetchAPI }) => {
    if (!takesGzip(request.headers.get("accept-encoding")) || response.body === null) return;
    const { status, headers } = response;
    const body = Buffer.from(await response.arrayBuffer());
    const compressed = body.length < SMALLEST_COMPRESSED_BYTES ? null : await zip(body, { level: 5 });
    const own = new fetchAPI.Headers(headers);
    own.set("vary", "Accept-Encoding");
    own.set("content-length", String((compressed ?? body).length));
    if (compressed !== null) own.set("content-encoding", "gzip");
    setResponse(new fetchAPI.Response(compressed ?? body, { status, headers: own }));
  }
};

// adapters/graphql-server/page-document.plugin.ts
import {
  FieldsOnCorrectTypeRule,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  validate
} from "graphql";

// adapters/graphql-server/once-per.ts
function oncePer(make) {
  const known = /* @__PURE__ */ new WeakMap();
  return (key) => {
    const earlier = known.get(key);
    if (earlier !== void 0) return earlier.made;
    const made = make(key);
    known.set(key, { made });
    return made;
  };
}

// adapters/graphql-server/page-document.plugin.ts
var HARMLESS = /* @__PURE__ */ new Set([
  FieldsOnCorrectTypeRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule
]);
function pageDocumentPlugin(schema, introspection) {
  const aliases = readTypeAliases(schema);
  const translated = /* @__PURE__ */ new WeakSet();
  const translate = oncePer((document) => translateTypes(aliases, document));
  const withKnownFields = oncePer((document) => answerUnknownFields(schema, document));
  return {
    onParse: () => ({ result, replaceParseResult }) => {
      if (result === null || result instanceof Error || translated.has(result)) return;
      const own = translate(result);
      translated.add(own);
      replaceParseResult(own);
    },
    onValidate: ({ addValidationRule, setValidationFn }) => {
      addValidationRule(knownMutationsRule);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn(
        (ofSchema, document, rules, options) => validate(
          ofSchema,
          document,
          rules?.filter((rule) => !HARMLESS.has(rule)),
          options
        )
      );
    },
    onExecute: ({ executeFn, setExecuteFn }) => {
      setExecuteFn((args) => executeFn({ ...args, document: withKnownFields(args.document) }));
    }
  };
}

// adapters/graphql-server/counted-lists.ts
import { defaultFieldResolver, getNullableType as getNullableType2, isListType as isListType2, isObjectType as isObjectType2 } from "graphql";

// adapters/graphql-server/in-slices.ts
import { setImmediate as nextTurn } from "node:timers/promises";
var SLICE = 5;
function inSlices(entries, make) {
  let turn = Promise.resolve();
  return entries.map((entry, place) => {
    if (place < SLICE) return make(entry);
    if (place % SLICE === 0) turn = turn.then(() => nextTurn());
    return turn.then(() => make(entry));
  });
}

// adapters/graphql-server/query-cost.ts
import { Kind as Kind3, getNamedType, getNullableType, isCompositeType, isListType } from "graphql";
var USUAL_LIST = 5;
var LONGEST_LIST = 100;
function argumentOf(node, name, variables) {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind === Kind3.VARIABLE) return variables[value.name.value];
  if (value?.kind === Kind3.INT) return Number(value.value);
  return value?.kind === Kind3.LIST ? value.values : void 0;
}
function entriesOf(node, isList, variables) {
  const ids = argumentOf(node, "productIds", variables);
  if (Array.isArray(ids)) return ids.length;
  const limit = argumentOf(node, "limit", variables);
  if (typeof limit === "number") return Math.min(Math.max(limit, 1), LONGEST_LIST);
  return isList ? USUAL_LIST : 1;
}
function costOfFields({ selections }, parent, walk) {
  return selections.reduce((sum, selection) => {
    switch (selection.kind) {
      case Kind3.FIELD: {
        const fields = parent !== null && "getFields" in parent ? parent.getFields() : {};
        const type = Object.hasOwn(fields, selection.name.value) ? fields[selection.name.value]?.type : void 0;
        const named = type && getNamedType(type);
        const isList = type !== void 0 && isListType(getNullableType(type));
        const inner = selection.selectionSet ? costOfFields(selection.selectionSet, isCompositeType(named) ? named : null, walk) : 0;
        return sum + 1 + entriesOf(selection, isList, walk.variables) * inner;
      }
      case Kind3.INLINE_FRAGMENT:
        return sum + costOfFields(selection.selectionSet, parent, walk);
      case Kind3.FRAGMENT_SPREAD:
        return sum + costOfFragment(selection.name.value, walk);
    }
  }, 0);
}
function costOfFragment(name, walk) {
  const known = walk.known.get(name);
  if (known !== void 0) return known;
  const fragment = walk.fragments.get(name);
  if (fragment === void 0) return 0;
  walk.known.set(name, 0);
  const type = walk.schema.getType(fragment.typeCondition.name.value);
  const cost = costOfFields(fragment.selectionSet, isCompositeType(type) ? type : null, walk);
  walk.known.set(name, cost);
  return cost;
}
function costBeyondGuess({ fieldNodes, fragments, returnType, schema, variableValues }, entries) {
  const type = getNamedType(returnType);
  const inner = isCompositeType(type) ? type : null;
  return fieldNodes.reduce((sum, node) => {
    const beyond = entries - entriesOf(node, true, variableValues);
    if (beyond <= 0 || node.selectionSet === void 0) return sum;
    const walk = {
      schema,
      fragments: new Map(Object.entries(fragments)),
      variables: variableValues,
      known: /* @__PURE__ */ new Map()
    };
    return sum + beyond * costOfFields(node.selectionSet, inner, walk);
  }, 0);
}
function costOfOperation(schema, document, variables) {
  const fragments = new Map(
    document.definitions.flatMap(
      (definition) => definition.kind === Kind3.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : []
    )
  );
  const walk = { schema, fragments, variables, known: /* @__PURE__ */ new Map() };
  return document.definitions.reduce((sum, definition) => {
    if (definition.kind !== Kind3.OPERATION_DEFINITION) return sum;
    return sum + costOfFields(definition.selectionSet, schema.getRootType(definition.operation) ?? null, walk);
  }, 0);
}

// adapters/graphql-server/counted-lists.ts
var counted = (resolve2) => async (parent, args, context, info) => {
  const value = await resolve2(parent, args, context, info);
  if (!Array.isArray(value)) return value;
  context.spend(costBeyondGuess(info, value.length));
  return inSlices(value, (entry) => entry);
};
function countLists(schema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType2(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields()))
      if (isListType2(getNullableType2(field.type)))
        field.resolve = counted(field.resolve ?? defaultFieldResolver);
  }
}

// adapters/graphql-server/operation-limits.ts
import { GraphQLError as GraphQLError3 } from "graphql";

// adapters/graphql-server/too-many.ts
var TOO_MANY_CODE = "TooManyRequests";

// adapters/graphql-server/operation-limits.ts
function createAdmission(limits, request, visitor, onRefused) {
  if (limits === void 0) return async () => {
  };
  const source = limits.sourceOf(request);
  const refuse2 = (windowMs) => {
    onRefused(Math.ceil(windowMs / 1e3));
    throw new GraphQLError3("That was tried too often. Please wait a little and try again.", {
      extensions: { code: TOO_MANY_CODE }
    });
  };
  return async (kind) => {
    const { limit, perAddress, perCart, windowMs } = limits[kind];
    const refused3 = await limit.takeAll([
      ...addressCounts({ points: perAddress, windowMs }, `${kind} address`, source),
      { key: `${kind} cart ${visitor}`, points: perCart, windowMs }
    ]);
    if (refused3.length > 0) refuse2(windowMs);
    const { newCarts } = limits;
    if (kind === "cart" && newCarts && !await newCarts.admits(visitor, source)) refuse2(newCarts.windowMs);
  };
}

// adapters/graphql-server/payment-budget.ts
import { GraphQLError as GraphQLError4 } from "graphql";
function createPaymentAdmission(budget, source, visitor, onRefused) {
  if (budget === void 0) return async () => async () => {
  };
  const { limit, perCart, perAddress, perNetwork, windows } = budget;
  const shares = windows.flatMap(
    ({ windowMs, times }) => [
      { key: `refused cart ${visitor}`, points: perCart },
      ...addressCounts({ points: perAddress, windowMs }, "refused address", source),
      { key: `refused network ${addressNetwork(source)}`, points: perNetwork }
    ].map(({ key, points }) => ({ key: `${key} ${windowMs}`, points: points * times, windowMs }))
  );
  return async () => {
    const [refused3] = await limit.takeAll(shares);
    if (refused3 !== void 0) {
      onRefused(Math.ceil(refused3.windowMs / 1e3));
      throw new GraphQLError4("Too many cards were refused. Please wait a little and try again.", {
        extensions: { code: TOO_MANY_CODE }
      });
    }
    return (wasRefused) => wasRefused ? Promise.resolve() : limit.giveBack(shares);
  };
}

// adapters/graphql-server/operations-body.ts
var entriesOf2 = (body) => Array.isArray(body) ? body : [body];
var isOperation = (entry) => isRecord(entry) && (entry["query"] === void 0 || typeof entry["query"] === "string");
var isOperationsBody = (body) => entriesOf2(body).every(isOperation);
var longestQuery = (body) => Math.max(0, ...entriesOf2(body).map((entry) => isRecord(entry) ? String(entry["query"] ?? "").length : 0));
var MOST_KEYS = 100;
function cutLongObjects(body) {
  const waiting = [body];
  for (let value = waiting.pop(); value !== void 0; value = waiting.pop()) {
    if (!Array.isArray(value))
      for (const key of Object.keys(value).slice(MOST_KEYS)) Reflect.deleteProperty(value, key);
    for (const inner of Object.values(value))
      if (typeof inner === "object" && inner !== null) waiting.push(inner);
  }
}

// adapters/graphql-server/query-cost.plugin.ts
import { getOperationAST, GraphQLError as GraphQLError5, OperationTypeNode } from "graphql";
var TOO_EXPENSIVE_CODE = "QueryTooExpensive";
var tooExpensive = () => new GraphQLError5("This operation asks for too much at once. Ask for less, or in several operations.", {
  extensions: { code: TOO_EXPENSIVE_CODE }
});
function written(result) {
  if (!isRecord(result) || result["errors"] !== void 0) return result;
  const text = JSON.stringify(result);
  return { ...result, stringify: () => text };
}
function createBudget(budget) {
  let spent = 0;
  return {
    spend: (cost) => {
      spent += cost;
      if (spent > budget) throw tooExpensive();
    }
  };
}
var queryCostPlugin = (schema) => ({
  onExecute: ({ args, executeFn, setExecuteFn, setResultAndStopExecution }) => {
    const { document, variableValues, contextValue } = args;
    const variables = variableValues ?? {};
    try {
      contextValue.spend(costOfOperation(schema, document, variables));
    } catch (thrown) {
      setResultAndStopExecution({ errors: [thrown] });
      return;
    }
    const operation = getOperationAST(document, args.operationName)?.operation;
    const { atOnce, inTurn } = contextValue.scope;
    if (operation === OperationTypeNode.QUERY)
      setExecuteFn((again) => inTurn(async () => written(await executeFn(again))));
    else setExecuteFn((again) => atOnce(async () => executeFn(again)));
  }
});

// adapters/graphql-server/text-cache.ts
function createTextCache(limitChars) {
  const entries = /* @__PURE__ */ new Map();
  let size = 0;
  const forget = (text) => {
    if (entries.delete(text)) size -= text.length;
  };
  return {
    get: (text) => {
      const value = entries.get(text);
      if (value === void 0) return void 0;
      entries.delete(text);
      entries.set(text, value);
      return value;
    },
    set: (text, value) => {
      forget(text);
      if (text.length > limitChars) return;
      entries.set(text, value);
      size += text.length;
      for (const oldest of entries.keys()) {
        if (size <= limitChars) return;
        forget(oldest);
      }
    }
  };
}

// adapters/graphql-server/request-scope.ts
import { setImmediate } from "node:timers/promises";
import { GraphQLError as GraphQLError7 } from "graphql";

// adapters/graphql-server/failure-error.ts
import { GraphQLError as GraphQLError6 } from "graphql";
var UNAVAILABLE_CODE = "Unavailable";
function toGraphqlError(failure) {
  if (failure.tag === "rejected") {
    const { code, message, problems, failedValidations } = failure;
    return new GraphQLError6(message, {
      extensions: {
        code,
        ...problems.length > 0 && { problems },
        ...failedValidations && { failedValidations }
      }
    });
  }
  return new GraphQLError6("The shop cannot be reached right now. Please try again.", {
    extensions: { code: UNAVAILABLE_CODE }
  });
}

// adapters/graphql-server/request-scope.ts
var NO_ACCOUNTS_CODE = "AccountsNotSupported";
var noAccounts = () => new GraphQLError7("This site has no visitor accounts.", { extensions: { code: NO_ACCOUNTS_CODE } });
var isIdentity = (value) => typeof value === "object" && value !== null && "visitor" in value && "session" in value;
var nextTurn2 = () => setImmediate();
function openRequest(backend, sender, { admit, admitPayment, cookies, secrets: secrets2, onPlaced }) {
  let visitor = sender;
  let opened = backend.open(visitor);
  const products2 = /* @__PURE__ */ new Map();
  let cart = null;
  let lastChange = Promise.resolve();
  let lastEntrance = lastChange;
  let isUnavailable = false;
  let lastOperation = Promise.resolve();
  let lastQuery = lastOperation;
  const settle = (result) => {
    if (result.ok) return result.value;
    if (result.failure.tag === "unreachable") isUnavailable = true;
    throw toGraphqlError(result.failure);
  };
  const read = async (ask) => settle(await ask(opened.commerce));
  const readProduct = async (which) => {
    const reading = await opened.commerce.readProduct(which);
    const isMissing = !reading.ok && reading.failure.tag === "rejected" && reading.failure.code === "ItemNotFound";
    return isMissing ? null : settle(reading);
  };
  const becomeVisitor = (next) => {
    visitor = next;
    opened = backend.open(next);
    cart = null;
    setVisitor(cookies, secrets2, next.id, next.session ?? null);
  };
  const become = ({ visitor: id, session }) => {
    const { address } = sender;
    becomeVisitor({
      id,
      ...session && { session: session.id },
      ...address !== void 0 && { address }
    });
    setSession(cookies, session, Date.now());
  };
  const enter = async (ask) => {
    const { entrance } = opened;
    if (entrance === void 0) throw noAccounts();
    const value = settle(await ask(entrance));
    if (isIdentity(value)) become(value);
    return value;
  };
  const readCart = () => {
    cart ??= lastChange.then(() => read((shop) => shop.readCart()));
    return cart;
  };
  return {
    admit,
    admitPayment,
    profile: () => opened.profile ?? null,
    settle: async (answer2) => settle(await answer2),
    enter: (ask) => {
      const entered = lastChange.then(() => enter(ask));
      lastChange = entered.catch(() => void 0);
      lastEntrance = lastChange;
      return entered;
    },
    cookies,
    inTurn: (operation) => {
      const ran = lastOperation.then(operation);
      lastQuery = lastOperation = ran.then(nextTurn2, nextTurn2);
      return ran;
    },
    atOnce: (operation) => {
      const before = lastOperation;
      const ran = lastQuery.then(operation);
      lastOperation = ran.then(
        () => before,
        () => before
      );
      return ran;
    },
    read,
    readAccount: async (ask) => settle(await ask(opened.accounts)),
    readCart,
    readShop: async () => {
      const { readShop } = opened.commerce;
      return readShop === void 0 ? (await readCart()).shop : settle(await readShop());
    },
    readProduct: (which) => {
      const key = JSON.stringify(which);
      const reading = products2.get(key) ?? readProduct(which);
      products2.set(key, reading);
      return reading;
    },
    change: (ask) => {
      cart = null;
      const change = (opened.keepsOrder ? lastEntrance : lastChange).then(() => read(ask));
      const before = lastChange;
      lastChange = change.then(
        () => before,
        () => before
      );
      return change;
    },
    renewVisitor: async (key) => {
      await onPlaced?.();
      const next = await opened.renewal?.afterSubmit(key);
      if (next?.ok === true && next.value !== visitor.id) becomeVisitor({ ...visitor, id: next.value });
    },
    isUnavailable: () => isUnavailable
  };
}

// adapters/graphql-server/resolvers.ts
import { GraphQLError as GraphQLError10 } from "graphql";

// core/catalog/ids.ts
var productId = (text) => text;
var productSlug = (text) => text;
var skuId = (text) => text;

// core/catalog/stock.ts
var quantityLeft = (inventory) => inventory.type === "infinite" ? null : inventory.quantity;

// core/orders/order.ts
var orderId = (text) => text;
var orderToken = (text) => text;
var shippingMethodId = (text) => text;

// core/money/card-currencies.ts
var TWO_DIGITS = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MRO MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLL SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW";
var NO_DIGITS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF";
var MINIMUM_CHARGE_MINOR = {
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MXN: 1e3,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  USD: 50
};
var factsWithDigits = (codes, digits) => codes.split(" ").map((code) => [code, { digits, minimumChargeMinor: MINIMUM_CHARGE_MINOR[code] ?? 0 }]);
var CARD_CURRENCIES = /* @__PURE__ */ new Map([
  ...factsWithDigits(TWO_DIGITS, 2),
  ...factsWithDigits(NO_DIGITS, 0)
]);

// core/money/input-text.ts
function inputText(input) {
  if (typeof input === "string") return input;
  return input === null || typeof input !== "object" && typeof input !== "function" ? String(input) : typeof input;
}

// core/money/currency-code.ts
function parseCurrencyCode(input) {
  const code = typeof input === "string" ? input.trim().toUpperCase() : "";
  return CARD_CURRENCIES.has(code) ? ok(code) : err({ tag: "unknown-currency", text: inputText(input) });
}
function currencyCode(code) {
  const parsed = parseCurrencyCode(code);
  if (!parsed.ok) throw new Error(`[vitrine] unknown currency ${code}`);
  return parsed.value;
}
var factsOf = (code) => {
  const facts = CARD_CURRENCIES.get(code);
  if (facts === void 0) throw new Error(`[vitrine] unknown currency ${code}`);
  return facts;
};
var digitsOf = (code) => factsOf(code).digits;

// core/money/money.ts
function minorUnits(count) {
  if (!Number.isSafeInteger(count)) throw new Error(`[vitrine] ${count} is not a whole number of minor units`);
  return count === 0 ? 0 : count;
}
var money = (amountMinor, currency) => ({
  amount: minorUnits(amountMinor),
  currency: currencyCode(currency)
});

// core/money/decimal.ts
function toDecimalString(value) {
  const { whole, fraction } = decimalParts(value.amount, digitsOf(value.currency));
  return `${value.amount < 0 ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
function decimalParts(amountMinor, digits) {
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, "0");
  const mark = text.length - digits;
  return { whole: text.slice(0, mark), fraction: text.slice(mark) };
}

// core/money/format-money.ts
function formatMoney(value, { display = "symbol" } = {}) {
  const { whole, fraction } = decimalParts(value.amount, digitsOf(value.currency));
  const number = groupThousands(whole, ",") + (fraction === "" ? "" : `.${fraction}`);
  return `${value.amount < 0 ? "-" : ""}${currencyPrefix(value.currency, display)}${number}`;
}
var groupThousands = (digits, mark) => digits.replace(/\B(?=(?:\d{3})+$)/g, () => mark);
var prefixes = /* @__PURE__ */ new Map();
function currencyPrefix(currency, display) {
  const known = prefixes.get(`${display} ${currency}`);
  if (known !== void 0) return known;
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: display });
  const parts = format.formatToParts(1);
  const integer = parts.findIndex((part) => part.type === "integer");
  const prefix = parts.slice(0, integer).map((part) => part.value).join("");
  prefixes.set(`${display} ${currency}`, prefix);
  return prefix;
}

// core/template/field-name.ts
var DIGITS = "bcdfghjklmnpqrst";
function encodeFieldName(slug) {
  const replaced = [...slug.matchAll(/[^a-z0-9]/gi)].map(({ index, 0: char }) => `${index}${codeOf(char)}`);
  return `f_${slug.replace(/[^a-z0-9]/gi, "_")}_${replaced.join("")}`;
}
var codeOf = (char) => [...char.charCodeAt(0).toString(16)].map((digit) => DIGITS[Number.parseInt(digit, 16)]).join("");
var camelFieldName = (slug) => slug.replace(/[^a-z0-9]+([a-z0-9])?/gi, (_match, next) => next?.toUpperCase() ?? "");

// core/template/site-data.ts
var underBothNames = (slug, value) => ({
  [encodeFieldName(slug)]: value,
  [camelFieldName(slug)]: value
});
var projectPrice = (price) => ({
  value: price.amount,
  unit: price.currency,
  decimalValue: Number(toDecimalString(price)),
  string: formatMoney(price)
});
var projectImage = (image) => image === null ? null : {
  url: image.url,
  alt: image.alt,
  file: { origFileName: image.name },
  ...image.video ? { video: image.video } : {}
};
var projectOptionValues = (values) => Object.entries(values).map(([setId, valueId]) => ({ property: { id: setId }, value: { id: valueId } }));
function projectSku(sku) {
  const compareAtPrice = sku.compareAtPrice === null ? null : projectPrice(sku.compareAtPrice);
  return {
    id: sku.id,
    ...underBothNames("price", projectPrice(sku.price)),
    ...underBothNames("compare-at-price", compareAtPrice),
    ...underBothNames("sku", sku.code),
    ...underBothNames("weight", sku.weight),
    ...underBothNames("width", sku.width),
    ...underBothNames("length", sku.length),
    ...underBothNames("height", sku.height),
    ...underBothNames("main-image", projectImage(sku.mainImage)),
    ...underBothNames("more-images", sku.moreImages.map(projectImage)),
    ...underBothNames("sku-values", projectOptionValues(sku.optionValues)),
    ...underBothNames("ec-sku-billing-method", sku.billing),
    inventory: { type: sku.inventory.type, quantity: quantityLeft(sku.inventory) },
    ecSkuInventoryQuantity: quantityLeft(sku.inventory)
  };
}

// core/orders/project-order.ts
var projectOrder = (order, shop) => ({
  database: { id: "database", commerceOrder: order === null ? null : orderData(order) },
  site: {
    id: "site",
    commerce: {
      id: "commerce",
      businessAddress: { country: shop.businessCountry },
      defaultCountry: shop.businessCountry,
      defaultCurrency: shop.defaultCurrency,
      quickCheckoutEnabled: shop.quickCheckoutEnabled,
      paymentProviders: shop.paymentProviders,
      capabilities: shop.capabilities
    }
  }
});
var orderData = (order) => ({
  id: order.id,
  status: order.status,
  comment: order.comment,
  startedOn: new Date(order.startedOn).toISOString(),
  updatedOn: new Date(order.updatedOn).toISOString(),
  paymentProcessor: order.paymentProcessor,
  userItems: order.items.map(lineData),
  userItemsCount: order.itemCount,
  availableShippingMethods: order.shippingMethods.map((method) => ({
    id: method.id,
    name: method.name,
    description: method.description,
    mode: null,
    price: projectPrice(method.price),
    selected: method.selected
  })),
  extraItems: order.extraItems.map((item) => ({
    kind: item.kind,
    name: item.name,
    pluginId: item.kind,
    pluginName: item.name,
    price: projectPrice(item.price)
  })),
  subtotal: projectPrice(order.subtotal),
  total: projectPrice(order.total),
  customerInfo: {
    identity: { email: order.email, fullName: order.fullName },
    shippingAddress: addressData("shipping", order.shippingAddress),
    billingAddress: addressData("billing", order.billingAddress),
    stripePayment: { card: cardData(order.card) }
  },
  customData: order.customData,
  downloadFiles: order.downloads,
  statusFlags: {
    ...order.flags,
    needItems: order.items.length === 0,
    needIdentity: order.email === null,
    needAddress: order.flags.requiresShipping && order.shippingAddress === null,
    needPayment: !order.flags.isFreeOrder && order.card === null && order.paymentProcessor === null
  }
});
var lineData = (line) => ({
  id: line.id,
  count: line.count,
  price: projectPrice(line.price),
  rowTotal: projectPrice(line.rowTotal),
  subscriptionFrequency: line.subscription?.frequency ?? null,
  subscriptionInterval: line.subscription?.interval ?? null,
  subscriptionTrial: line.subscription?.trialDays ?? null,
  product: productData(line.product),
  sku: {
    id: line.sku.id,
    ...underBothNames("sku", line.sku.code),
    ...underBothNames("price", projectPrice(line.price)),
    ...underBothNames("main-image", projectImage(line.sku.mainImage)),
    ...underBothNames("sku-values", projectOptionValues(line.sku.optionValues))
  }
});
function productData(product) {
  const type = { id: product.typeId, name: product.type };
  const optionSets = product.optionSets.map(({ id, name, values }) => ({ id, name, enum: values }));
  return {
    ...Object.fromEntries(
      Object.entries(product.fields).flatMap(([slug, value]) => Object.entries(underBothNames(slug, value)))
    ),
    id: product.id,
    fullSlug: `/product/${product.slug}`,
    productType: type,
    ...underBothNames("name", product.name),
    ...underBothNames("slug", product.slug),
    ...underBothNames("ec-product-type", type),
    ...underBothNames("sku-properties", optionSets)
  };
}
var addressData = (type, address) => address === null ? null : { type, ...address, japanType: null };
var cardData = (card) => ({
  provided: card !== null,
  provider: card?.provider ?? null,
  last4: card?.last4 ?? null,
  expires: card === null ? null : { month: card.expiresMonth, year: card.expiresYear }
});

// adapters/graphql-server/site-tree.ts
function orderTree(order, shop) {
  const tree = projectOrder(order, shop).database.commerceOrder;
  const lines = tree?.["userItems"] ?? [];
  return tree && {
    ...tree,
    userItems: lines.map((line) => ({
      ...line,
      sku: { ...line.sku, ofProduct: line.product["id"] }
    }))
  };
}
var shopTree = (shop) => projectOrder(null, shop).site.commerce;
function productTree({ product, memberships: memberships2 }) {
  const skus2 = product.skus.map(projectSku);
  const type = { id: product.typeId, name: product.type };
  const optionSets = product.optionSets.map(({ id, name, values }) => ({ id, name, enum: values }));
  const ownFields = Object.entries(product.fields).map(([slug, value]) => underBothNames(slug, value));
  return {
    ...Object.assign({}, ...ownFields),
    id: product.id,
    fullSlug: `/product/${product.slug}`,
    categories: product.categories,
    fields: product.fields,
    productType: type,
    memberships: memberships2,
    skus: skus2,
    ...underBothNames("name", product.name),
    ...underBothNames("slug", product.slug),
    ...underBothNames("description", product.description),
    ...underBothNames("shippable", product.shippable),
    ...underBothNames("ec-product-type", type),
    ...underBothNames("sku-properties", optionSets),
    ...underBothNames("default-sku", skus2.find(({ id }) => id === product.defaultSkuId) ?? null)
  };
}

// adapters/graphql-server/catalogue-fields.ts
var resolversFor = (names, resolver) => Object.fromEntries(names.map((name) => [name, resolver(name)]));
var bothNames = (...slugs) => slugs.flatMap((slug) => Object.keys(underBothNames(slug, null)));
var published = resolversFor(["draft", "archived", "f__draft_0ht", "f__archived_0ht"], () => () => false);
var productFields = {
  ...published,
  ...resolversFor(
    ["categories", "skus", ...bothNames("description", "shippable", "default-sku")],
    (name) => async (parent, _, { scope }) => {
      if (Object.hasOwn(parent, name)) return parent[name];
      const reading = await scope.readProduct({ id: productId(String(parent["id"])) });
      return reading && productTree(reading)[name];
    }
  )
};
var skuFields = {
  ...published,
  ...resolversFor(
    [
      "inventory",
      "ecSkuInventoryQuantity",
      ...bothNames("compare-at-price", "weight", "width", "length", "height"),
      ...bothNames("more-images", "ec-sku-billing-method")
    ],
    (name) => async (parent, _, { scope }) => {
      if (Object.hasOwn(parent, name)) return parent[name];
      const reading = await scope.readProduct({ id: productId(String(parent["ofProduct"])) });
      const sku = reading?.product.skus.find(({ id }) => id === parent["id"]);
      return sku === void 0 ? null : projectSku(sku)[name];
    }
  )
};

// adapters/graphql-server/account-resolvers.ts
import { GraphQLError as GraphQLError8 } from "graphql";

// core/accounts/account-field.ts
var ACCOUNT_FIELD_TYPES = [
  "PlainText",
  "Bool",
  "Email",
  "Number",
  "Option",
  "Link",
  "FileRef"
];
var COMMON_FIELDS = {
  email: { id: "email", type: "Email" },
  name: { id: "name", type: "PlainText" },
  acceptPrivacy: { id: "accept-privacy", type: "Bool" },
  acceptCommunications: { id: "accept-communications", type: "Bool" }
};
var wireTypeOf = (type) => type.charAt(0).toLowerCase() + type.slice(1);

// adapters/graphql-server/account-data.ts
var CAMEL_CASE = {
  acceptPrivacy: COMMON_FIELDS.acceptPrivacy.id,
  acceptCommunications: COMMON_FIELDS.acceptCommunications.id
};
var fieldId = (written2) => ownValue(CAMEL_CASE, written2) ?? written2;
function readValue(type, value) {
  if (value === null || value === "") return { tag: "empty" };
  if (type === "Bool") return typeof value === "boolean" ? { tag: "flag", isSet: value } : null;
  if (type === "FileRef") {
    const { key, _id } = toRecord(value);
    if (typeof key === "string") return { tag: "uploaded", key };
    return typeof _id === "string" ? { tag: "kept", fileId: _id } : null;
  }
  return typeof value === "string" || typeof value === "number" ? { tag: "text", text: String(value) } : null;
}
function readEntries(data) {
  const entries = [];
  const unreadable2 = [];
  for (const type of ACCOUNT_FIELD_TYPES) {
    const list = toRecord(data)[wireTypeOf(type)];
    for (const datum of Array.isArray(list) ? list : []) {
      if (!isRecord(datum) || datum["value"] === void 0) continue;
      const id = fieldId(String(datum["id"]));
      const value = readValue(type, datum["value"]);
      if (value === null) unreadable2.push(id);
      else entries.push({ id, type, value });
    }
  }
  return { entries, unreadable: unreadable2 };
}
var textOf = (value) => {
  if (value?.tag === "text") return value.text;
  return value?.tag === "option" ? value.slug : null;
};
var dataFields = Object.fromEntries(
  ACCOUNT_FIELD_TYPES.map((type) => [
    wireTypeOf(type),
    (values, { id }) => {
      const value = ownValue(values, fieldId(id)) ?? null;
      switch (type) {
        case "Bool":
          return value?.tag === "flag" ? value.isSet : null;
        case "Option":
          return value?.tag === "option" ? { slug: value.slug } : null;
        case "FileRef":
          return value?.tag === "file" ? value.file : null;
        default:
          return textOf(value);
      }
    }
  ])
);

// adapters/graphql-server/account-resolvers.ts
var timeText = (timeMs) => timeMs === null ? null : new Date(timeMs).toISOString();
var toUser = ({ createdOnMs, ...user }) => ({ ...user, createdOn: timeText(createdOnMs) });
function entriesOf3(data) {
  const { entries, unreadable: unreadable2 } = readEntries(data);
  if (unreadable2.length === 0) return entries;
  throw new GraphQLError8("Some values do not fit their fields.", {
    extensions: {
      code: "UsysInvalidUserData",
      failedValidations: unreadable2.map((fieldId2) => ({ fieldId: fieldId2, name: "Type" }))
    }
  });
}
var askProfile = ({ scope }, ask) => {
  const profile = scope.profile();
  if (profile === null) throw noAccounts();
  return scope.settle(ask(profile));
};
var accountMutations = {
  usysCreateSession: async (_, { email, authPassword: password }, { scope }) => ({ user: toUser((await scope.enter((entrance) => entrance.logIn({ email, password }))).user) }),
  usysDestroySession: async (_, __, { scope }) => {
    await scope.enter((entrance) => entrance.logOut());
    return { ok: true };
  },
  usysCreateUser: async (_, args, { scope }) => {
    const user = await scope.enter(
      (entrance) => entrance.signUp({
        email: args.email,
        name: args.name,
        password: args.authPassword,
        acceptPrivacy: args.acceptPrivacy ?? false,
        acceptCommunications: args.acceptCommunications ?? false,
        inviteToken: args.inviteToken || null,
        captchaToken: args.captchaToken || null,
        redirectPath: args.redirectPath || null,
        entries: entriesOf3(args.data)
      })
    );
    return { user: toUser(user) };
  },
  usysVerifyEmail: async (_, { verifyToken: token, redirectPath }, { scope }) => {
    await scope.enter((entrance) => entrance.verifyEmail({ token, redirectPath: redirectPath || null }));
    return { ok: true };
  },
  usysResetPassword: async (_, { email }, { scope }) => {
    await scope.enter((entrance) => entrance.resetPassword(email));
    return { ok: true };
  },
  usysUpdatePassword: async (_, { authPassword: password, token }, { scope }) => {
    await scope.enter((entrance) => entrance.updatePassword({ password, token }));
    return { ok: true };
  },
  usysUpdateUserData: async (_, { data }, context) => {
    const entries = entriesOf3(data);
    return { data: await askProfile(context, (profile) => profile.updateAccount(entries)) };
  },
  usysGetUploadURL: async (_, file, context) => {
    const { url, fields, key } = await askProfile(context, (profile) => profile.beginUpload(file));
    return { presignedPOST: { url, fields }, key };
  },
  ecommerceCancelSubscriptionForSiteUser: async (_, { subscriptionId }, context) => {
    await askProfile(context, (profile) => profile.cancelSubscription(subscriptionId));
    return { ok: true };
  }
};
var toField = ({ id, name, slug, type, required, rules }) => ({
  id,
  name,
  slug,
  type,
  required,
  validations: rules
});
function toSubscription({ billingAddress, card, price, image, ...one2 }) {
  return {
    _id: one2.id,
    productName: one2.productName,
    variantPrice: price && projectPrice(price),
    variantImage: image && { url: image.url, alt: image.alt },
    status: one2.status,
    lastInvoiced: timeText(one2.lastInvoicedMs),
    periodEnd: timeText(one2.periodEndMs),
    subCreatedOn: timeText(one2.createdOnMs),
    canceledOn: timeText(one2.canceledOnMs),
    billingAddressAddressee: billingAddress.addressee,
    billingAddressLine1: billingAddress.line1,
    billingAddressLine2: billingAddress.line2,
    billingAddressCity: billingAddress.city,
    billingAddressState: billingAddress.state,
    billingAddressPostalCode: billingAddress.postalCode,
    billingAddressCountry: billingAddress.country,
    cardLast4: card?.last4 ?? null,
    cardExpiresMonth: card?.expiresMonth ?? null,
    cardExpiresYear: card?.expiresYear ?? null
  };
}
var accountReads = {
  siteUser: async (_, __, context) => {
    const { scope } = context;
    const profile = scope.profile();
    if (profile === null) return null;
    const account = await scope.settle(profile.readAccount(await scope.settle(profile.readFields())));
    if (account === null) return null;
    return {
      id: account.id,
      createdOn: timeText(account.createdOnMs),
      data: account.values,
      groups: async () => (await scope.readAccount((accounts) => accounts.readUser()))?.groups ?? []
    };
  },
  usysFieldSchema: async (_, __, { scope }) => {
    const profile = scope.profile();
    return profile === null ? [] : (await scope.settle(profile.readFields())).map(toField);
  },
  /** Whoever is not logged in has none; that is no error of a page that asks everybody. */
  userSubscriptions: async (_, __, { scope }) => {
    const profile = scope.profile();
    if (profile === null || await scope.readAccount((accounts) => accounts.readUser()) === null) return [];
    return (await scope.settle(profile.readSubscriptions())).map(toSubscription);
  },
  data: dataFields
};

// core/checkout/hand-off.ts
var refused = (code, message) => ({
  tag: "rejected",
  code,
  message,
  problems: []
});
var NO_ENGINE_CHECKOUT = refused(
  "NoEngineCheckout",
  "Orders of this shop are placed on its own pages."
);

// adapters/graphql-server/mutation-resolvers.ts
import { GraphQLError as GraphQLError9 } from "graphql";
var done = (ask) => async (_, args, { scope }) => {
  await scope.admit("cart");
  await scope.change((commerce) => ask(commerce, args));
  return { ok: true };
};
function toAddress(args) {
  const { addressee, line1, line2, city, state, country, postalCode } = args;
  return {
    addressee: addressee ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    city: city ?? null,
    state: state ?? null,
    country: country ?? null,
    postalCode: postalCode ?? null
  };
}
var updateAddress = (obfuscated) => done((commerce, args) => {
  if (args.type !== "shipping" && args.type !== "billing") {
    throw new GraphQLError9('The type of an address is "shipping" or "billing".', {
      extensions: { code: "BAD_USER_INPUT" }
    });
  }
  return commerce.updateAddress({ kind: args.type, address: toAddress(args), obfuscated });
});
var toCartItem = (change) => ({
  ok: true,
  ...change,
  itemPrice: projectPrice(change.itemPrice)
});
var NEXT_ACTION = "use_stripe_sdk";
function toSubmitResult(answer2) {
  switch (answer2.tag) {
    case "accepted":
      return {
        ok: true,
        orderId: answer2.orderId,
        token: answer2.token,
        status: "succeeded",
        customerPaid: projectPrice(answer2.customerPaid),
        purchasedItems: answer2.purchasedItems.map((item) => ({ ...item, price: projectPrice(item.price) }))
      };
    case "action-required": {
      const { provider, data } = answer2.action;
      return { ok: false, status: "requires_action", clientSecret: data, provider, nextAction: NEXT_ACTION };
    }
    case "pending":
      return { ok: false, status: "processing" };
    case "not-placed":
      return { ok: false, status: "not_placed" };
    default:
      return assertNever(answer2);
  }
}
async function told(answer2, key, scope) {
  if (answer2.tag === "accepted") await scope.renewVisitor(key);
  return toSubmitResult(answer2);
}
var NO_WALLET = {
  tag: "rejected",
  code: "PaypalNotConfigured",
  message: "Payment with PayPal is not set up for this shop.",
  problems: []
};
var WALLET = "paypal";
var requestWalletOrder = async (_, __, { scope }) => ({
  orderId: (await scope.change(async (commerce) => await commerce.beginWallet?.(WALLET) ?? err(NO_WALLET))).reference
});
var syncWallet = async (_, __, { scope }) => {
  await scope.change(async (commerce) => await commerce.syncWallet?.(WALLET) ?? err(NO_WALLET));
  return { ok: true };
};
var limited = (kind, resolve2) => async (parent, args, context) => {
  await context.scope.admit(kind);
  return resolve2(parent, args, context);
};
var addToCart = async (_, args, { scope, newKey }) => {
  const { sku, count, buyNow, idempotencyKey } = args;
  const item = { skuId: skuId(sku), count, buyNow: buyNow ?? false, key: idempotencyKey ?? newKey() };
  return toCartItem(await scope.change((commerce) => commerce.addToCart(item)));
};
var updateCartItem = async (_, { sku, count }, { scope }) => toCartItem(await scope.change((commerce) => commerce.updateItem({ skuId: skuId(sku), count })));
var attemptSubmitOrder = async (_, args, { scope, newKey }) => {
  const key = args.idempotencyKey ?? newKey();
  const submit = {
    key,
    ...args.orderId && { orderId: orderId(args.orderId) },
    ...args.paymentIntentId && { confirmation: args.paymentIntentId }
  };
  const answer2 = await scope.change(async (commerce) => {
    const count = await scope.admitPayment();
    const submitted = await commerce.submitOrder(submit);
    await count(!submitted.ok && isRefusedCard(submitted.failure));
    return submitted;
  });
  return told(answer2, key, scope);
};
var isRefusedCard = (failure) => failure.tag === "rejected" && failure.code === "StripeRejected";
var storePaymentMethod = async (_, { paymentMethod: token, provider }, { scope }) => {
  const name = provider ?? (await scope.readShop()).paymentProviders[0]?.name ?? "";
  await scope.change((commerce) => commerce.storePaymentMethod({ provider: name, token }));
  return { ok: true };
};
var findSubmit = async (_, { idempotencyKey }, { scope }) => told(await scope.change((commerce) => commerce.findSubmit(idempotencyKey)), idempotencyKey, scope);
var beginCheckout = async (_, __, { scope }) => ({
  ok: true,
  ...await scope.change(async (commerce) => await commerce.beginCheckout?.() ?? err(NO_ENGINE_CHECKOUT))
});
var mutationResolvers = {
  ecommerceAddToCart: limited("cart", addToCart),
  ecommerceUpdateCartItem: limited("cart", updateCartItem),
  ecommerceUpdateIdentity: done(
    (commerce, { email }) => commerce.updateIdentity(email ?? null)
  ),
  ecommerceUpdateAddress: updateAddress(false),
  ecommerceUpdateObfuscatedAddress: updateAddress(true),
  ecommerceUpdateShippingMethod: done(
    (commerce, { methodId }) => commerce.updateShippingMethod(methodId ? shippingMethodId(methodId) : null)
  ),
  ecommerceStoreStripePaymentMethod: storePaymentMethod,
  ecommerceUpdateCustomData: done(
    (commerce, { customData }) => commerce.updateCustomData(
      customData.flatMap(
        (datum) => datum ? [
          {
            name: datum.name,
            textArea: datum.textArea ?? null,
            textInput: datum.textInput ?? null,
            checkbox: datum.checkbox ?? null
          }
        ] : []
      )
    )
  ),
  ecommerceEstimateTaxes: done((commerce) => commerce.recalculate()),
  ecommerceRecalcEstimations: done((commerce) => commerce.recalculate()),
  ecommercePaypalOrderRequest: limited("order", requestWalletOrder),
  ecommerceSyncPaypalOrderInfoToWF: limited("cart", syncWallet),
  ecommerceApplyDiscount: done(
    (commerce, { discountCode }) => commerce.applyDiscount(discountCode)
  ),
  ecommerceBeginCheckout: limited("cart", beginCheckout),
  ecommerceAttemptSubmitOrder: limited("order", attemptSubmitOrder),
  ecommerceFindSubmit: limited("cart", findSubmit)
};

// adapters/graphql-server/resolvers.ts
var MOST_PRODUCTS = 100;
async function readOrder({ finalizedOrder }, { scope }) {
  if (finalizedOrder) {
    const which = { orderId: orderId(finalizedOrder.orderId), token: orderToken(finalizedOrder.token) };
    return scope.read((commerce) => commerce.readPlacedOrder(which));
  }
  const reading = await scope.readCart();
  return reading.order?.items.length === 0 ? { ...reading, order: null } : reading;
}
var treeOf = oncePer(({ order, shop }) => order && orderTree(order, shop));
var commerceOrder = async (_, args, context) => treeOf(await readOrder(args, context));
var VALUES_OF_A_LINE = 40;
async function orderValue(_, args, context) {
  const { order } = await readOrder(args, context);
  if (order !== null) context.spend(order.items.length * VALUES_OF_A_LINE);
  return order;
}
async function findProduct(which, { scope }) {
  if (which.id) return scope.readProduct({ id: productId(which.id) });
  return which.slug ? scope.readProduct({ slug: productSlug(which.slug) }) : null;
}
async function products(_, { filter, limit }, context) {
  const which = { id: filter?.id?.eq, slug: filter?.slug?.eq ?? filter?.f_slug_?.eq };
  const namesOne = (which.id ?? which.slug ?? null) !== null;
  if (!namesOne && typeof limit === "number" && limit > 0) {
    const request = { category: filter?.category?.eq ?? null, limit: Math.min(limit, MOST_PRODUCTS) };
    return inSlices(await context.scope.read((commerce) => commerce.listProducts(request)), productTree);
  }
  const reading = await findProduct(which, context);
  return reading === null ? [] : [productTree(reading)];
}
async function skus(_, { filter }, context) {
  const reading = await findProduct({ id: filter?.f_product_?.eq ?? filter?.product?.eq }, context);
  const wanted = filter?.id?.eq;
  return reading?.product.skus.filter(({ id }) => !wanted || id === wanted).map(projectSku) ?? [];
}
async function memberships(_, { productIds }, context) {
  if (productIds.length > LIMITS.ids) {
    throw new GraphQLError10(`A list may have at most ${LIMITS.ids} ids.`, {
      extensions: { code: "BAD_USER_INPUT" }
    });
  }
  return context.scope.readAccount((accounts) => accounts.readMemberships(productIds.map(productId)));
}
var ownerField = (parent, { name }) => Object.hasOwn(parent, name) ? parent[name] : null;
function ownerParts(parent, { name, keys, parts }) {
  const value = ownerField(parent, { name });
  if (value === null || value === "") return null;
  return Object.fromEntries(
    keys.map((key, place) => [
      key,
      ["url", "name", "id"].includes(parts[place] ?? "") ? String(value) : null
    ])
  );
}
var resolvers = {
  Query: {
    database: () => ({ id: "database" }),
    site: () => ({ id: "site" })
  },
  Database: {
    commerceOrder,
    order: orderValue,
    commerceMemberships: memberships,
    userSubscriptions: accountReads.userSubscriptions,
    collections: () => ({ c_product_: { id: "c_product_" }, c_sku_: { id: "c_sku_" } })
  },
  Site: {
    commerce: async (_, __, { scope }) => shopTree(await scope.readShop()),
    siteUser: accountReads.siteUser,
    usysFieldSchema: accountReads.usysFieldSchema
  },
  SiteUserData: accountReads.data,
  ProductCollection: { items: products },
  SkuCollection: { items: skus },
  CommerceProduct: { ...productFields, ownerField, ownerParts },
  CommerceSku: { ...skuFields, ownerField, ownerParts },
  Mutation: { ...mutationResolvers, ...accountMutations }
};

// adapters/graphql-server/graphql-handler.ts
var errorAnswer = (code, message) => ({ errors: [{ message, code, extensions: { code } }] });
var isJson = (request) => /^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? "");
function refuse(request, response, visitor) {
  if (request.method !== "POST") {
    response.setHeader("Allow", "POST");
    answerJson(response, 405, errorAnswer("METHOD_NOT_ALLOWED", "This address only answers POST."));
    return true;
  }
  if (!isJson(request)) {
    answerJson(
      response,
      415,
      errorAnswer("UNSUPPORTED_MEDIA_TYPE", "Send the operations as application/json.")
    );
    return true;
  }
  if (visitor !== null && hasValidToken(request, visitor.id, visitor.session ?? null)) return false;
  answerJson(
    response,
    403,
    errorAnswer(CROSS_ORIGIN_CODE, "The request carries no valid CSRF token of this site.")
  );
  return true;
}
function whoSends(request, isSecure, { secrets: secrets2, trustProxy = false }) {
  const id = visitorOf(request, isSecure, secrets2);
  if (id === null) return null;
  const session = sessionOf(request, isSecure);
  const address = visitorAddress(request, trustProxy);
  return { id, address, ...session !== null && { session } };
}
var unavailablePlugin = {
  onResponse: ({ response, serverContext, setResponse, fetchAPI }) => {
    if (!serverContext.scope.isUnavailable()) return;
    setResponse(new fetchAPI.Response(response.body, { status: 503, headers: response.headers }));
  }
};
function createGraphqlHandler(options) {
  const {
    backend,
    random: random2,
    secrets: secrets2,
    introspection = false,
    trustProxy = false,
    onUnexpected = () => {
    }
  } = options;
  const schema = createSchema({
    typeDefs: withNothing(SCHEMA_TEXT),
    resolvers
  });
  countLists(schema);
  const yoga = createYoga({
    schema,
    graphqlEndpoint: "*",
    batching: { limit: LIMITS.operationsPerRequest },
    maxRequestBodySize: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    parserAndValidationCache: {
      documentCache: createTextCache(LIMITS.documentChars),
      errorCache: createTextCache(LIMITS.documentChars)
    },
    maskedErrors: { isDev: false, errorMessage: "Something went wrong. Please try again." },
    logging: {
      debug: () => {
      },
      info: () => {
      },
      warn: () => {
      },
      error: (error) => onUnexpected(error)
    },
    context: ({ scope }) => ({ scope, newKey: random2.token, ...createBudget(LIMITS.cost) }),
    plugins: [
      ...limitPlugins(),
      queryCostPlugin(schema),
      pageDocumentPlugin(schema, introspection),
      errorShapePlugin,
      unavailablePlugin,
      compressedAnswerPlugin
    ]
  });
  return async (request, response) => {
    const isSecure = isSecureForBrowser(request, trustProxy);
    const visitor = whoSends(request, isSecure, options);
    if (refuse(request, response, visitor) || visitor === null) return;
    const body = await readJsonBody(request, { limitBytes: LIMITS.bodyBytes });
    if (!body.ok) {
      if (body.failure.status !== 413) response.setHeader("Connection", "close");
      return answerJson(response, body.failure.status, errorAnswer("BAD_REQUEST", body.failure.message));
    }
    if (!isOperationsBody(body.value))
      return answerJson(
        response,
        400,
        errorAnswer("BAD_REQUEST", "Each operation is a JSON object with its query as a text.")
      );
    if (longestQuery(body.value) > LIMITS.queryChars)
      return answerJson(
        response,
        413,
        errorAnswer(
          "BAD_REQUEST",
          `The text of an operation may have at most ${LIMITS.queryChars} characters.`
        )
      );
    cutLongObjects(body.value);
    response.setHeader("Cache-Control", "no-store");
    const onRefused = (waitS) => response.setHeader("Retry-After", waitS);
    const { limits } = options;
    const admit = createAdmission(limits, request, visitor.id, onRefused);
    const source = limits?.sourceOf(request) ?? "";
    const admitPayment = createPaymentAdmission(limits?.payments, source, visitor.id, onRefused);
    const scope = openRequest(backend, visitor, {
      admit,
      admitPayment,
      secrets: secrets2,
      onPlaced: async () => limits?.newCarts?.bought(source),
      cookies: createAnswerCookies(response, isSecure)
    });
    await yoga(Object.assign(request, { body: body.value }), response, { scope });
  };
}

// adapters/graphql-server/new-cart-limit.ts
function createNewCartLimit({ limit, perAddress, windowMs }) {
  const countsOf = (address) => addressCounts({ points: perAddress, windowMs }, "new cart address", address);
  return {
    windowMs,
    admits: async (visitor, address) => {
      const own = { key: `new cart ${visitor}`, points: 1, windowMs };
      if ((await limit.takeAll([own])).length > 0) return true;
      if ((await limit.takeAll(countsOf(address))).length === 0) return true;
      await limit.giveBack([own]);
      return false;
    },
    bought: (address) => limit.forget(countsOf(address))
  };
}

// adapters/graphql-server/visitor-secrets.ts
import { createHmac as createHmac2, timingSafeEqual as timingSafeEqual2 } from "node:crypto";
var SECRET = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;
function createVisitorSecrets(siteKey) {
  const signatureOf = (secret) => createHmac2("sha256", siteKey).update(`visitor ${secret}`).digest();
  return {
    sign: (visitor) => `${visitor}.${signatureOf(visitor).toString("hex")}`,
    read: (text) => {
      const [, secret = "", signature = ""] = SECRET.exec(text) ?? [];
      if (secret === "") return null;
      return timingSafeEqual2(Buffer.from(signature, "hex"), signatureOf(secret)) ? visitorId(secret) : null;
    }
  };
}

// adapters/rate-limit/memory-rate-limit.ts
function createMemoryRateLimit({
  now = () => performance.now(),
  mostKeys = 1e5
} = {}) {
  const windows = /* @__PURE__ */ new Map();
  const nameOf2 = ({ key, windowMs }) => `${windowMs} ${key}`;
  function windowOf(name, windowMs) {
    const known = windows.get(name);
    if (known !== void 0 && known.endsAt > now()) return known;
    const fresh = { count: 0, endsAt: now() + windowMs };
    windows.delete(name);
    windows.set(name, fresh);
    const [oldest] = windows.keys();
    if (windows.size > mostKeys && oldest !== void 0) windows.delete(oldest);
    return fresh;
  }
  function takeAll(counts) {
    const taken = counts.map((each2) => {
      const window = windowOf(nameOf2(each2), each2.windowMs);
      window.count += 1;
      return { each: each2, window, isTooMany: window.count > each2.points };
    });
    const refused3 = taken.filter(({ isTooMany }) => isTooMany).map(({ each: each2 }) => each2);
    if (refused3.length > 0) {
      for (const { window, isTooMany } of taken) if (!isTooMany) window.count -= 1;
    }
    return refused3;
  }
  return {
    take: async (key, points, windowMs) => takeAll([{ key, points, windowMs }]).length === 0,
    takeAll: async (counts) => takeAll(counts),
    giveBack: async (counts) => {
      for (const each2 of counts) {
        const window = windows.get(nameOf2(each2));
        if (window !== void 0 && window.count > 0 && window.endsAt > now()) window.count -= 1;
      }
    },
    forget: async (counts) => {
      for (const each2 of counts) windows.delete(nameOf2(each2));
    },
    cleanUp: async () => {
      for (const [name, { endsAt }] of windows) if (endsAt <= now()) windows.delete(name);
    }
  };
}

// adapters/rate-limit/sql-rate-limit.ts
import { createHash } from "node:crypto";
var places = (from, count) => Array.from({ length: count }, (_, place) => `$${from + place}`).join(", ");
var countText = (keys) => `
  INSERT INTO rate_window AS known (site_id, id, points, ends_at)
  VALUES ${Array.from({ length: keys }, (_, at2) => `($1, $${2 * at2 + 3}, 1, $${2 * at2 + 4})`).join(", ")}
  ON CONFLICT (site_id, id) DO UPDATE SET
    points = CASE WHEN ${IS_OVER} THEN 1 ELSE known.points + 1 END,
    ends_at = CASE WHEN ${IS_OVER} THEN EXCLUDED.ends_at ELSE known.ends_at END
  RETURNING id, points`;
var IS_OVER = "known.ends_at <= $2 OR known.ends_at > 2 * EXCLUDED.ends_at - $2";
var giveBackText = (keys) => `
  UPDATE rate_window SET points = points - 1
  WHERE site_id = $1 AND points > 0 AND ends_at > $2 AND id IN (${places(3, keys)})`;
var forgetText = (keys) => `DELETE FROM rate_window WHERE site_id = $1 AND id IN (${places(2, keys)})`;
function createSqlRateLimit({ sql: sql2, siteId, clock }) {
  const own = createMemoryRateLimit();
  const named = (counts) => [
    ...new Map(
      counts.map((count) => {
        const id = createHash("sha256").update(`${siteId}
${count.key}`).digest("hex");
        return [id, { ...count, id }];
      })
    ).values()
  ].sort((one2, other) => one2.id < other.id ? -1 : 1);
  const tell = async (text, values, ids) => {
    if (ids.length === 0) return;
    try {
      await sql2.query(text(ids.length), [siteId, ...values, ...ids]);
    } catch {
    }
  };
  const giveBack2 = (ids) => tell(giveBackText, [clock.wallTime()], ids);
  async function takeAll(asked) {
    const refused3 = await own.takeAll(asked);
    if (refused3.length > 0 || asked.length === 0) return refused3;
    const counts = named(asked);
    const nowMs = clock.wallTime();
    const values = counts.flatMap(({ id, windowMs }) => [id, nowMs + windowMs]);
    const rows = await sql2.query(countText(counts.length), [siteId, nowMs, ...values]).then(
      (answer2) => answer2.rows,
      () => []
    );
    const pointsOf = new Map(rows.map((row) => [row["id"], Number(row["points"])]));
    const fine = counts.filter(({ id, points }) => (pointsOf.get(id) ?? 1) <= points);
    if (fine.length === counts.length) return [];
    await own.giveBack(fine);
    await giveBack2(fine.map(({ id }) => id));
    const fineKeys = new Set(fine.map(({ key }) => key));
    return asked.filter(({ key }) => !fineKeys.has(key));
  }
  return {
    take: async (key, points, windowMs) => (await takeAll([{ key, points, windowMs }])).length === 0,
    takeAll,
    giveBack: async (counts) => {
      await own.giveBack(counts);
      await giveBack2(named(counts).map(({ id }) => id));
    },
    forget: async (counts) => {
      await own.forget(counts);
      await tell(
        forgetText,
        [],
        named(counts).map(({ id }) => id)
      );
    },
    cleanUp: async () => {
      await own.cleanUp();
      try {
        await sql2.query(`DELETE FROM rate_window WHERE site_id = $1 AND ends_at <= $2`, [
          siteId,
          clock.wallTime()
        ]);
      } catch {
      }
    }
  };
}

// adapters/sql/index.ts
import { sql } from "kysely";

// adapters/sql/sql-error.ts
var CONFLICTS = /* @__PURE__ */ new Set(["40001", "40P01"]);
var LONGEST_MESSAGE = 300;
var SqlError = class extends Error {
  /** `code`: the SQLSTATE, or the system's word such as `ECONNREFUSED`; empty when neither is known. */
  constructor(code, message) {
    super(message);
    this.code = code;
    this.stack = `${this.name}: ${message}`;
  }
  code;
  name = "SqlError";
};
var isConflict = (error) => error instanceof SqlError && CONFLICTS.has(error.code);
function toSqlError(thrown) {
  if (thrown instanceof SqlError) return thrown;
  const { code, message } = toRecord(thrown);
  const text = typeof message === "string" && message !== "" ? message : String(thrown);
  return new SqlError(typeof code === "string" ? code : "", text.slice(0, LONGEST_MESSAGE));
}

// adapters/sql/migrate.ts
import { setTimeout as wait } from "node:timers/promises";
var LEASE_MS = 3e4;
var POLL_MS = 100;
var DEFAULT_PATIENCE_MS = 6e4;
var WHOLE_DATABASE = "*";
var MIGRATOR_TABLES = [
  `CREATE TABLE IF NOT EXISTS schema_lock (
    site_id TEXT NOT NULL, id TEXT NOT NULL, holder TEXT NOT NULL, leased_until BIGINT NOT NULL,
    PRIMARY KEY (site_id, id))`,
  `CREATE TABLE IF NOT EXISTS schema_migration (site_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (site_id, id))`
];
var NOW_MS = `CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)`;
async function migrate(sql2, migrations, { holder, patienceMs = DEFAULT_PATIENCE_MS }) {
  try {
    await createMigratorTables(sql2);
    const before = await pending(sql2, migrations);
    if (!before.ok || before.value.length === 0) return before.ok ? ok([]) : before;
    if (!await takeLease(sql2, holder, patienceMs)) return err(busy(sql2));
    try {
      const left = await pending(sql2, migrations);
      if (!left.ok) return left;
      for (const migration of left.value) {
        if (!await apply(sql2, migration, holder)) return err(busy(sql2));
      }
      return ok(left.value.map(({ id }) => id));
    } finally {
      await giveBack(sql2, holder);
    }
  } catch (thrown) {
    const { message } = toSqlError(thrown);
    return err({
      tag: "unreachable",
      location: sql2.location,
      message: `The tables in ${sql2.location} could not be brought up to date: ${message}.`
    });
  }
}
async function createMigratorTables(sql2) {
  for (const statement of MIGRATOR_TABLES) {
    await sql2.query(statement).catch(async () => {
      await wait(POLL_MS);
      await sql2.query(statement);
    });
  }
}
async function pending(sql2, migrations) {
  const { rows } = await sql2.query(`SELECT id FROM schema_migration WHERE site_id = $1`, [WHOLE_DATABASE]);
  const applied = new Set(rows.map(({ id }) => String(id)));
  const unknown = [...applied].filter((id) => !migrations.some((migration) => migration.id === id));
  return unknown.length === 0 ? ok(migrations.filter(({ id }) => !applied.has(id))) : err({
    tag: "newer-schema",
    location: sql2.location,
    message: `The database in ${sql2.location} was changed by a newer version of this program (${unknown.sort().join(", ")}). Update the program, or choose another data folder or database.`
  });
}
async function takeLease(sql2, holder, patienceMs) {
  await sql2.query(
    `INSERT INTO schema_lock (site_id, id, holder, leased_until)
      VALUES ($1, 'migration', '', 0) ON CONFLICT DO NOTHING`,
    [WHOLE_DATABASE]
  );
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += POLL_MS) {
    const { changedRows } = await sql2.query(
      `UPDATE schema_lock SET holder = $2, leased_until = ${NOW_MS} + $3
        WHERE site_id = $1 AND id = 'migration' AND (holder = $2 OR leased_until < ${NOW_MS})`,
      [WHOLE_DATABASE, holder, LEASE_MS]
    );
    if (changedRows === 1) return true;
    await wait(POLL_MS);
  }
  return false;
}
async function apply(sql2, { id, statements }, holder) {
  for (const statement of statements) {
    const { changedRows } = await sql2.query(
      `UPDATE schema_lock SET leased_until = ${NOW_MS} + $3 WHERE site_id = $1 AND id = 'migration' AND holder = $2`,
      [WHOLE_DATABASE, holder, LEASE_MS]
    );
    if (changedRows !== 1) return false;
    await sql2.query(statement);
  }
  await sql2.query(`INSERT INTO schema_migration (site_id, id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    WHOLE_DATABASE,
    id
  ]);
  return true;
}
var giveBack = (sql2, holder) => sql2.query(
  `UPDATE schema_lock SET holder = '', leased_until = 0 WHERE site_id = $1 AND id = 'migration' AND holder = $2`,
  [WHOLE_DATABASE, holder]
);
var busy = (sql2) => ({
  tag: "migration-busy",
  location: sql2.location,
  message: `Another process is changing the tables in ${sql2.location} and did not finish in time. Wait for it, then start again.`
});

// adapters/sql/pglite/open-pglite.ts
import { PGlite as PGlite2 } from "@electric-sql/pglite";

// adapters/sql/int8.ts
var INT8_TYPE = 20;
function parseInt8(text) {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new SqlError("22003", `the stored number ${text} is too large to be read exactly`);
  }
  return value;
}

// adapters/sql/pglite/directory-lock.ts
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
import { tryLock } from "fs-native-extensions";

// adapters/sql/pglite/folder-failures.ts
var REASONS = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it lies on a read-only disk",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  ENOTDIR: "a part of the path is a file, not a folder",
  EEXIST: "there is a file of that name, not a folder",
  ENOENT: "the system does not let it be made there",
  ENOLCK: "its file system knows no locks",
  ENOTSUP: "its file system knows no locks"
};
function notWritable(folder, thrown) {
  const { code = "", message = String(thrown) } = thrown;
  const reason = REASONS[code] ?? message;
  return {
    tag: "not-writable",
    location: folder,
    message: `The data folder ${folder} cannot be written: ${reason}. Choose another folder or change its owner and permissions.`
  };
}
var noSpace = (folder, shortage) => ({
  tag: "not-writable",
  location: folder,
  message: `${shortage} to open the database. Free some space and start again; nothing was changed.`
});
var unreadable = (folder, detail) => ({
  tag: "unreadable",
  location: folder,
  message: `The database in ${folder} cannot be opened (${detail}). Put back a backup of the folder, or move it away to begin with an empty one.`
});
var otherVersion = (folder, found, expected) => ({
  tag: "other-version",
  location: folder,
  message: `The database in ${folder} was made by version ${found} of the embedded database, and this program has version ${expected}. Use the program version that made it, or choose another folder.`
});

// adapters/sql/pglite/directory-lock.ts
var LOCK_FILE = "vitrine.lock";
var ATTEMPTS = 40;
var PAUSE_MS = 50;
function lockDirectory(folder) {
  try {
    makeFolder(resolve(folder));
    const lock = join(realpathSync(folder), LOCK_FILE);
    const descriptor = acquire(lock);
    if (descriptor === null) return err(inUse(folder, readHolder(lock)));
    writeHolder(descriptor);
    let isHeld = true;
    const release = () => {
      process.off("exit", release);
      if (!isHeld) return;
      isHeld = false;
      rmSync(lock, { force: true });
      closeSync(descriptor);
    };
    process.once("exit", release);
    return ok(release);
  } catch (thrown) {
    return err(notWritable(folder, thrown));
  }
}
function makeFolder(folder) {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (thrown) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw thrown;
  }
}
function acquire(lock) {
  for (let attempt = 1; ; attempt += 1) {
    const descriptor = openSync(lock, "a+", 384);
    if (lockIfFree(descriptor) && isStillAt(lock, descriptor)) return descriptor;
    closeSync(descriptor);
    if (attempt === ATTEMPTS) return null;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}
function lockIfFree(descriptor) {
  try {
    return tryLock(descriptor);
  } catch (thrown) {
    if (thrown.code === "EBUSY") return false;
    throw thrown;
  }
}
function isStillAt(path, descriptor) {
  const named = statSync(path, { throwIfNoEntry: false, bigint: true });
  const open = fstatSync(descriptor, { bigint: true });
  return named?.ino === open.ino && named.dev === open.dev;
}
function writeHolder(descriptor) {
  const holder = { pid: process.pid, host: hostname(), pidNamespace: pidNamespace() };
  try {
    ftruncateSync(descriptor);
    writeSync(descriptor, JSON.stringify(holder));
  } catch {
  }
}
function readHolder(lock) {
  try {
    const { pid, host, pidNamespace: pidNamespace2 } = JSON.parse(readFileSync(lock, "utf8"));
    if (typeof pid !== "number" || typeof host !== "string") return null;
    return { pid, host, pidNamespace: typeof pidNamespace2 === "string" ? pidNamespace2 : "" };
  } catch {
    return null;
  }
}
function pidNamespace() {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}
function describeHolder(holder) {
  if (holder === "unknown") return "another process";
  if (holder.host !== hostname()) return `process ${holder.pid} on the machine ${holder.host}`;
  return holder.pidNamespace === pidNamespace() ? `process ${holder.pid}` : `a process of another container (number ${holder.pid} in there)`;
}
var inUse = (folder, holder) => ({
  tag: "in-use",
  location: folder,
  ...holder !== null && { pid: holder.pid },
  message: `The data folder ${folder} is in use by ${describeHolder(holder ?? "unknown")}. Stop it or choose another folder.`
});

// adapters/sql/pglite/data-folder.ts
import { closeSync as closeSync3, existsSync as existsSync2, fsync, openSync as openSync3 } from "node:fs";
import { readdir as readdir2, readFile as readFile2, rename, rm } from "node:fs/promises";
import { join as join4 } from "node:path";
import { promisify as promisify3 } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS as NodeFS2 } from "@electric-sql/pglite/nodefs";

// adapters/sql/pglite/data-template.ts
import { mkdirSync as mkdirSync2, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join as join2 } from "node:path";
import { promisify as promisify2 } from "node:util";
import { gunzip, gzip as gzip2 } from "node:zlib";
var LENGTH_BYTES = 4;
async function compressFolder(folder) {
  const entries = [];
  const contents = [];
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join2(found.parentPath, found.name);
    const name = path.slice(folder.length + 1).replaceAll("\\", "/");
    if (found.isDirectory()) entries.push([name, null]);
    else {
      const content = await readFile(path);
      entries.push([name, content.length]);
      contents.push(content);
    }
  }
  const list = Buffer.from(JSON.stringify(entries));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(list.length);
  return promisify2(gzip2)(Buffer.concat([length, list, ...contents]));
}
async function readCompressed(compressed) {
  const bytes = await promisify2(gunzip)(compressed);
  const listEnd = LENGTH_BYTES + bytes.readUInt32BE(0);
  const entries = JSON.parse(bytes.toString("utf8", LENGTH_BYTES, listEnd));
  const folders = [];
  const files = [];
  let position = listEnd;
  for (const [path, size] of entries) {
    if (size === null) folders.push(path);
    else {
      files.push([path, bytes.subarray(position, position + size)]);
      position += size;
    }
  }
  return { folders: folders.sort(), files };
}
async function extractFolder(compressed, folder) {
  const { folders, files } = await readCompressed(compressed);
  mkdirSync2(folder, { recursive: true, mode: 448 });
  for (const name of folders) mkdirSync2(join2(folder, name), { recursive: true, mode: 448 });
  for (const [name, content] of files) writeFileSync(join2(folder, name), content, { mode: 384 });
}

// adapters/sql/pglite/durable-file-system.ts
import { closeSync as closeSync2, fsyncSync, openSync as openSync2 } from "node:fs";
import { dirname as dirname2, join as join3 } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
var DurableFileSystem = class extends NodeFS {
  constructor(folder, syncs) {
    super(folder);
    this.syncs = syncs;
  }
  syncs;
  #openFiles = null;
  /** Closes the files of an engine that has stopped and cannot do it any more. */
  abandon() {
    for (const stream of this.#openFiles?.streams ?? []) {
      if (stream?.nfd !== void 0) closeSync2(stream.nfd);
    }
    this.#openFiles = null;
  }
  async init(...[pglite, options]) {
    const initialised = await super.init(pglite, options);
    const { emscriptenOpts } = initialised;
    const makeDurable = (module) => {
      const { NODEFS, FS } = module;
      this.#openFiles = FS;
      this.#makeDurable(NODEFS);
    };
    return {
      ...initialised,
      emscriptenOpts: { ...emscriptenOpts, preRun: [makeDurable, ...emscriptenOpts.preRun ?? []] }
    };
  }
  #makeDurable(host) {
    host.stream_ops.fsync = ({ nfd }) => {
      if (nfd !== void 0) {
        fsyncSync(nfd);
        this.syncs.files += 1;
      }
      return 0;
    };
    const operations = host.node_ops;
    const syncingAfter = (name, directoriesOf) => {
      const operation = operations[name];
      operations[name] = (...operands) => {
        const directories = directoriesOf(...operands);
        const answer2 = operation(...operands);
        for (const directory of new Set(directories)) this.#syncDirectory(directory);
        return answer2;
      };
    };
    const inside = (parent) => parent === void 0 ? [] : [host.realPath(parent)];
    syncingAfter("mknod", inside);
    syncingAfter("unlink", inside);
    syncingAfter("rmdir", inside);
    syncingAfter("rename", (node, newParent) => [
      ...node === void 0 ? [] : [dirname2(host.realPath(node))],
      ...inside(newParent)
    ]);
  }
  #syncDirectory(directory) {
    if (syncDirectory(directory)) this.syncs.directories += 1;
  }
};
function syncDirectory(directory) {
  if (process.platform === "win32") return false;
  const descriptor = openSync2(join3(directory, "."), "r");
  try {
    fsyncSync(descriptor);
    return true;
  } finally {
    closeSync2(descriptor);
  }
}

// adapters/sql/pglite/data-folder.ts
var ENGINE_VERSION = "18";
var DATABASE = "database";
var UNFINISHED = "database.new-";
async function prepareDataFolder(folder, templateFile2) {
  const database = join4(folder, DATABASE);
  try {
    await removeUnfinished(folder);
    if (!existsSync2(database)) await makeDatabase(folder, database, templateFile2);
  } catch (thrown) {
    return err(notWritable(folder, thrown));
  }
  const version = await readFile2(join4(database, "PG_VERSION"), "utf8").catch(() => null);
  if (version === null) return err(unreadable(folder, "its version file is missing"));
  return version.trim() === ENGINE_VERSION ? ok(database) : err(otherVersion(folder, version.trim(), ENGINE_VERSION));
}
var compressDatabase = (folder) => compressFolder(join4(folder, DATABASE));
async function removeUnfinished(folder) {
  const left = (await readdir2(folder)).filter((name) => name.startsWith(UNFINISHED));
  for (const name of left) await rm(join4(folder, name), { recursive: true, force: true });
}
async function makeDatabase(folder, database, templateFile2) {
  const unfinished = join4(folder, `${UNFINISHED}${process.pid}`);
  const template = templateFile2 === null ? null : await readFile2(templateFile2).catch(() => null);
  if (template === null) await createEmptyDatabase(unfinished);
  else await extractFolder(template, unfinished);
  await syncTree(unfinished);
  await rename(unfinished, database);
  syncDirectory(folder);
}
async function createEmptyDatabase(folder) {
  const engine = await PGlite.create({ fs: new NodeFS2(folder) });
  await engine.close();
}
var SYNCS_AT_A_TIME = 32;
async function syncTree(folder) {
  const found = await readdir2(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).values();
  const syncOnes = async () => {
    for (const entry of files) await syncFile(join4(entry.parentPath, entry.name));
  };
  await Promise.all(Array.from({ length: SYNCS_AT_A_TIME }, syncOnes));
  for (const entry of found) if (entry.isDirectory()) syncDirectory(join4(entry.parentPath, entry.name));
  syncDirectory(folder);
}
async function syncFile(path) {
  const file = openSync3(path, "r+");
  try {
    await promisify3(fsync)(file);
  } finally {
    closeSync3(file);
  }
}

// adapters/sql/pglite/free-space.ts
import { statfsSync } from "node:fs";
var LEAST_FREE_BYTES = 64 * 1024 * 1024;
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
var isSpaceShort = (folder) => freeBytes(folder) < LEAST_FREE_BYTES;
var megabytes = (bytes) => Math.floor(bytes / 1024 ** 2);
var describeShortage = (folder) => `The disk of ${folder} has only ${megabytes(freeBytes(folder))} MB free; ${megabytes(LEAST_FREE_BYTES)} MB are needed`;
var diskFull = (folder) => new SqlError("53100", `${describeShortage(folder)}: until then nothing can be changed.`);

// adapters/sql/pglite/prepared-statements.ts
import { protocol, types } from "@electric-sql/pglite";
var { serialize } = protocol;
var MOST_STATEMENTS = 200;
var LONGEST_TEXT = 4e3;
var KEEPS_PLANS = /^\s*(select|insert|update|delete|with|show|begin|commit|rollback)\b/i;
var CHANGED_ROWS = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/;
function createPreparedStatements(engine) {
  const names = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  let made = 0;
  const execute = async (...messages) => (await engine.execProtocol(Buffer.concat(messages), { syncToFs: false })).messages;
  const send = (...messages) => execute(...messages, serialize.sync());
  async function forget(text, name) {
    names.delete(text);
    await send(serialize.close({ type: "S", name }));
  }
  async function nameOf2(text) {
    const known = names.get(text);
    if (known !== void 0) {
      names.delete(text);
      names.set(text, known);
      return known;
    }
    if (text.length > LONGEST_TEXT || !KEEPS_PLANS.test(text)) return "";
    if (!seen.has(text)) {
      if (seen.size > MOST_STATEMENTS) seen.clear();
      seen.add(text);
      return "";
    }
    made += 1;
    const name = `statement_${made}`;
    await send(serialize.parse({ name, text }));
    names.set(text, name);
    const [oldest] = names;
    if (names.size > MOST_STATEMENTS && oldest !== void 0) await forget(...oldest);
    return name;
  }
  async function forgetAll() {
    names.clear();
    seen.clear();
    await execute(serialize.query("DEALLOCATE ALL"));
  }
  return {
    run: async (text, values) => {
      const name = await nameOf2(text);
      const answer2 = await send(
        ...name === "" ? [serialize.parse({ text })] : [],
        serialize.bind({ statement: name, values: values.map(toWire) }),
        serialize.describe({ type: "P" }),
        serialize.execute({})
      );
      if (!KEEPS_PLANS.test(text)) await forgetAll();
      return toAnswer(answer2, engine.parsers);
    },
    control: async (statement) => {
      const done2 = (await execute(serialize.query(statement))).find(isCommandComplete);
      if (statement === "COMMIT" && done2?.text === "ROLLBACK") {
        throw new SqlError("25P02", "A statement of the transaction had failed: it was rolled back.");
      }
    }
  };
}
var toWire = (value) => value === null || value instanceof Uint8Array ? value : String(value);
var isCommandComplete = (message) => message instanceof protocol.messages.CommandCompleteMessage;
function toAnswer(messages, parsers) {
  let fields = [];
  const rows = [];
  let changedRows = 0;
  for (const message of messages) {
    if (message instanceof protocol.messages.RowDescriptionMessage) fields = message.fields;
    else if (message instanceof protocol.messages.DataRowMessage) {
      const cells = message.fields;
      rows.push(
        Object.fromEntries(
          fields.map(({ name, dataTypeID }, index) => [
            name,
            types.parseType(cells[index] ?? null, dataTypeID, parsers)
          ])
        )
      );
    } else if (isCommandComplete(message)) {
      changedRows = Number(CHANGED_ROWS.exec(message.text)?.[1] ?? 0);
    }
  }
  return { rows, changedRows };
}

// adapters/sql/pglite/serial-engine.ts
var hasStopped = (thrown) => ["PANIC", "FATAL"].includes(String(toRecord(thrown)["severity"]));
var READ_ONLY_TRANSACTION = "25006";
var STOPPED = "57P02";
var withStatements = (started) => ({
  ...started,
  statements: createPreparedStatements(started.engine)
});
function createSerialEngine(started, care) {
  let current = withStatements(started);
  let isReadOnly = false;
  let isClosed = false;
  let last = Promise.resolve();
  const inTurn = (work) => {
    const result = last.then(work);
    last = result.catch(() => void 0);
    return result;
  };
  async function watched(engine, call) {
    if (current?.engine !== engine) throw new SqlError(STOPPED, "The database has stopped.");
    care?.watchdog.enter();
    try {
      return await call();
    } catch (thrown) {
      if (!hasStopped(thrown)) throw translate(thrown);
      current?.abandon();
      current = null;
      throw new SqlError(STOPPED, `The database has stopped: ${toSqlError(thrown).message}.`);
    } finally {
      care?.watchdog.leave();
    }
  }
  const translate = (thrown) => {
    const error = toSqlError(thrown);
    return care !== null && isReadOnly && error.code === READ_ONLY_TRANSACTION ? diskFull(care.folder) : error;
  };
  async function running() {
    if (isClosed) throw new SqlError("57P01", "The database is closed.");
    const isShort = care !== null && isSpaceShort(care.folder);
    if (current === null) {
      if (care === null || isShort) throw diskFull(care?.folder ?? "memory");
      const restarted = await care.restart().catch((thrown) => {
        throw toSqlError(thrown);
      });
      current = withStatements(restarted);
      isReadOnly = false;
    }
    const running2 = current;
    const { engine } = running2;
    if (isShort !== isReadOnly) {
      await watched(
        engine,
        () => engine.exec(`SET default_transaction_read_only = ${isShort ? "on" : "off"}`)
      );
      isReadOnly = isShort;
    }
    return running2;
  }
  const turnOf = ({ engine, statements }) => ({
    query: (text, values = []) => watched(engine, () => statements.run(text, values)),
    control: (statement) => watched(engine, () => statements.control(statement))
  });
  return {
    exclusive: (work) => inTurn(async () => work(turnOf(await running()))),
    close: () => inTurn(async () => {
      if (isClosed) return;
      isClosed = true;
      const engine = current?.engine;
      if (engine !== void 0) await watched(engine, () => engine.close()).catch(() => current?.abandon());
      care?.watchdog.stop();
    })
  };
}

// adapters/sql/retry-conflicts.ts
import { setTimeout as wait2 } from "node:timers/promises";
var ATTEMPTS2 = 10;
var FIRST_PAUSE_MS = 5;
var LONGEST_PAUSE_MS = 200;
async function retryConflicts(transaction) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS2) throw error;
      const longest = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
      await wait2(longest * (0.5 + Math.random() / 2));
    }
  }
}

// adapters/sql/pglite/sql-over-pglite.ts
function sqlOverPglite(engine, location) {
  return {
    location: location === "memory" ? "memory" : `the folder ${location}`,
    query: (text, values) => engine.exclusive(({ query }) => query(text, values)),
    tx: (work) => retryConflicts(() => transact(engine, work)),
    close: engine.close
  };
}
var transact = (engine, work) => engine.exclusive(async ({ query, control }) => {
  await control("BEGIN");
  try {
    const answer2 = await work({ query });
    await control("COMMIT");
    return answer2;
  } catch (thrown) {
    await control("ROLLBACK").catch(() => void 0);
    throw thrown;
  }
});

// adapters/sql/pglite/watchdog.ts
import { Worker } from "node:worker_threads";
var LIMITS2 = { shortOfSpaceMs: 3e4, otherwiseMs: 10 * 6e4 };
var PROGRAM = `
  const { workerData } = require('node:worker_threads')
  const { statfsSync, writeSync } = require('node:fs')
  const { calls, folder, leastFreeBytes, shortOfSpaceMs, otherwiseMs, tickMs } = workerData
  let [lastCall, stuckMs, wasShort] = [0, 0, false]
  const isShort = () => {
    try {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize < leastFreeBytes
    } catch {
      return false
    }
  }
  setInterval(() => {
    const call = Atomics.load(calls, 0)
    const isSame = call === lastCall && (call & 1) === 1
    lastCall = call
    stuckMs = isSame ? stuckMs + tickMs : 0
    wasShort = isSame && (wasShort || isShort())
    if (stuckMs < (wasShort ? shortOfSpaceMs : otherwiseMs)) return
    const reason = wasShort ? ' The disk is nearly full: free some space.' : ''
    writeSync(2, 'Error: The database in ' + folder + ' does not answer any more; this process ends,' +
      ' and the next start finds every change that was acknowledged.' + reason + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, tickMs)
`;
function startWatchdog(folder, limits = LIMITS2) {
  const calls = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: {
      ...limits,
      calls,
      folder,
      leastFreeBytes: LEAST_FREE_BYTES,
      tickMs: Math.min(1e3, limits.shortOfSpaceMs / 4)
    },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 }
  });
  worker.unref();
  worker.on("error", () => void 0);
  const count = () => void Atomics.add(calls, 0, 1);
  return { enter: count, leave: count, stop: () => void worker.terminate() };
}

// adapters/sql/pglite/open-pglite.ts
var START_PARAMETERS = [
  ...PGlite2.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync"
];
async function openPglite({
  folder,
  templateFile: templateFile2,
  watchdogLimits
}) {
  const locked = lockDirectory(folder);
  if (!locked.ok) return locked;
  const release = locked.value;
  if (isSpaceShort(folder)) {
    release();
    return err(noSpace(folder, describeShortage(folder)));
  }
  const prepared = await prepareDataFolder(folder, templateFile2 ?? null);
  if (!prepared.ok) {
    release();
    return prepared;
  }
  const syncs = { files: 0, directories: 0 };
  const start = () => startEngine(new DurableFileSystem(prepared.value, syncs));
  const watchdog = startWatchdog(folder, watchdogLimits);
  try {
    watchdog.enter();
    const started = await start();
    watchdog.leave();
    const sql2 = sqlOverPglite(createSerialEngine(started, { folder, restart: start, watchdog }), folder);
    const close = async () => {
      await sql2.close();
      release();
    };
    return ok({ ...sql2, close, syncs });
  } catch (thrown) {
    watchdog.stop();
    release();
    return err(unreadable(folder, toSqlError(thrown).message));
  }
}
var startEngine = async (fs) => ({
  engine: await PGlite2.create({
    fs,
    startParams: START_PARAMETERS,
    parsers: { [INT8_TYPE]: parseInt8 }
  }),
  abandon: () => fs.abandon()
});

// adapters/sql/postgres/open-postgres.ts
import pg from "pg";
var DEFAULT_CONNECTIONS = 10;
var CONNECT_TIMEOUT_MS = 1e4;
var DEFAULT_TIMEOUTS = { lockMs: 5e3, statementMs: 2e4, idleTransactionMs: 3e4 };
var SILENCE_MS = 5e3;
async function openPostgres({
  url,
  connections = DEFAULT_CONNECTIONS,
  timeouts = DEFAULT_TIMEOUTS
}) {
  const location = locationOf(url);
  if (location === null) {
    return err({
      tag: "unreachable",
      location: "DATABASE_URL",
      message: "DATABASE_URL is no address of a database. It looks like postgres://user:password@host:5432/database."
    });
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...timeouts.statementMs > 0 && { query_timeout: timeouts.statementMs + SILENCE_MS },
    types: { getTypeParser: typeParser }
  });
  pool.on("error", () => void 0);
  pool.on("connect", (client) => {
    client.query(settingsOf(timeouts)).catch(() => void 0);
  });
  try {
    await pool.query("select 1");
    return ok(sqlOverPool(pool, location));
  } catch (thrown) {
    await pool.end();
    const reason = toSqlError(thrown);
    return err({
      tag: "unreachable",
      location,
      message: `${location} does not answer (${reason.message || reason.code}). Check DATABASE_URL, and that the server runs and lets this user in.`
    });
  }
}
var settingsOf = ({ lockMs, statementMs, idleTransactionMs }) => [
  `SET lock_timeout = ${lockMs}`,
  `SET statement_timeout = ${statementMs}`,
  `SET idle_in_transaction_session_timeout = ${idleTransactionMs}`
].join("; ");
function typeParser(type, format) {
  return type === INT8_TYPE ? parseInt8 : pg.types.getTypeParser(type, format);
}
function locationOf(url) {
  try {
    const { protocol: protocol2, host, pathname, searchParams } = new URL(url);
    const where2 = host === "" ? searchParams.get("host") ?? "localhost" : host;
    return /^postgres(ql)?:$/.test(protocol2) ? `the database ${where2}${pathname}` : null;
  } catch {
    return null;
  }
}
var sqlOverPool = (pool, location) => ({
  location,
  query: querierOver(pool).query,
  tx: (work) => retryConflicts(() => transact2(pool, work)),
  close: () => pool.ended ? Promise.resolve() : pool.end()
});
function querierOver(client) {
  return {
    query: async (text, values = []) => {
      try {
        const { rows, rowCount, command } = await client.query(text, [
          ...values
        ]);
        return { rows, changedRows: command === "SELECT" ? 0 : rowCount ?? 0 };
      } catch (thrown) {
        throw toSqlError(thrown);
      }
    }
  };
}
var isSilence = (thrown) => thrown instanceof SqlError && !/^[0-9A-Z]{5}$/.test(thrown.code);
async function transact2(pool, work) {
  const client = await pool.connect().catch((thrown) => {
    throw toSqlError(thrown);
  });
  const querier = querierOver(client);
  let broken = false;
  const markBroken = () => {
    broken = true;
  };
  client.on("error", markBroken);
  try {
    await querier.query("begin");
    const answer2 = await work(querier);
    const { command } = await client.query("commit");
    if (command === "ROLLBACK") {
      throw new SqlError("25P02", "A statement of the transaction had failed: it was rolled back.");
    }
    return answer2;
  } catch (thrown) {
    if (isSilence(thrown)) markBroken();
    else await querier.query("rollback").catch(markBroken);
    throw thrown;
  } finally {
    client.off("error", markBroken);
    client.release(broken);
  }
}

// adapters/sql/schema/0001-shop.ts
var SHOP = {
  id: "0001-shop",
  statements: [
    `CREATE TABLE IF NOT EXISTS product (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      slug TEXT NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      description TEXT,
      categories TEXT NOT NULL,
      shippable BOOLEAN NOT NULL,
      option_sets TEXT NOT NULL,
      default_sku_id TEXT,
      fields TEXT NOT NULL,
      position BIGINT NOT NULL,
      withdrawn BOOLEAN NOT NULL,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, slug)
    )`,
    `CREATE TABLE IF NOT EXISTS sku (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      product_id TEXT NOT NULL,
      code TEXT,
      price_minor BIGINT NOT NULL CHECK (price_minor >= 0),
      compare_at_minor BIGINT CHECK (compare_at_minor >= 0),
      currency TEXT NOT NULL,
      weight DOUBLE PRECISION,
      main_image TEXT,
      more_images TEXT NOT NULL,
      option_values TEXT NOT NULL,
      quantity BIGINT CHECK (quantity >= 0),
      listed_quantity BIGINT,
      billing TEXT NOT NULL,
      position BIGINT NOT NULL,
      withdrawn BOOLEAN NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS sku_of_product ON sku (site_id, product_id)`,
    `CREATE TABLE IF NOT EXISTS visitor (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS shop_order (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      status TEXT NOT NULL,
      attempts BIGINT NOT NULL,
      email TEXT,
      shipping_address TEXT,
      billing_address TEXT,
      shipping_method_id TEXT,
      discount_code TEXT,
      payment_method TEXT,
      card TEXT,
      custom_data TEXT NOT NULL,
      extras_seen TEXT NOT NULL,
      currency TEXT NOT NULL,
      token TEXT,
      subtotal_minor BIGINT,
      total_minor BIGINT,
      payment_reference TEXT,
      snapshot TEXT,
      started_on BIGINT NOT NULL,
      updated_on BIGINT NOT NULL,
      placed_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS order_by_status ON shop_order (site_id, status, updated_on)`,
    `CREATE TABLE IF NOT EXISTS order_line (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      sku_id TEXT NOT NULL,
      count BIGINT NOT NULL CHECK (count > 0),
      price_minor BIGINT NOT NULL,
      added_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id),
      UNIQUE (site_id, order_id, sku_id)
    )`,
    `CREATE TABLE IF NOT EXISTS payment_attempt (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      status TEXT NOT NULL,
      amount_minor BIGINT NOT NULL,
      currency TEXT NOT NULL,
      payment_method TEXT,
      confirmed_reference TEXT,
      reference TEXT,
      client_secret TEXT,
      reserved TEXT NOT NULL,
      discount_code TEXT,
      snapshot TEXT NOT NULL,
      failure TEXT,
      created_on BIGINT NOT NULL,
      updated_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS attempt_by_status ON payment_attempt (site_id, status, updated_on)`,
    `CREATE TABLE IF NOT EXISTS submission (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      attempt_id TEXT,
      failure TEXT,
      created_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS cart_answer (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      answer TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS cart_answer_by_age ON cart_answer (site_id, created_on)`,
    `CREATE TABLE IF NOT EXISTS discount_use (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      used_count BIGINT NOT NULL CHECK (used_count >= 0),
      PRIMARY KEY (site_id, id)
    )`
  ]
};

// adapters/sql/schema/0002-forms.ts
var FORMS = {
  id: "0002-forms",
  statements: [
    `CREATE TABLE IF NOT EXISTS form_submission (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      form_name TEXT NOT NULL,
      page_id TEXT NOT NULL,
      source TEXT NOT NULL,
      fields TEXT NOT NULL,
      files TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      mailed_at BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS form_submission_by_time ON form_submission (site_id, received_at)`,
    `CREATE TABLE IF NOT EXISTS form_file (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      size_bytes BIGINT NOT NULL,
      token TEXT,
      expires_at BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`
  ]
};

// adapters/sql/schema/0003-form-files.ts
var FORM_FILES = {
  id: "0003-form-files",
  statements: [
    `CREATE TABLE IF NOT EXISTS stored_file (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      size_bytes BIGINT NOT NULL,
      part_count BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS stored_file_part (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      content BYTEA NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE TABLE IF NOT EXISTS rate_window (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      points BIGINT NOT NULL,
      ends_at BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `ALTER TABLE form_submission ADD COLUMN IF NOT EXISTS mail_leased_until BIGINT`,
    `ALTER TABLE form_file ADD COLUMN IF NOT EXISTS arrived_at BIGINT`,
    `ALTER TABLE form_file ADD COLUMN IF NOT EXISTS submission_id TEXT`,
    `CREATE INDEX IF NOT EXISTS form_file_by_submission ON form_file (site_id, submission_id)`
  ]
};

// adapters/sql/schema/0004-sku-measures.ts
var SKU_MEASURES = {
  id: "0004-sku-measures",
  statements: [
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS width DOUBLE PRECISION`,
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS height DOUBLE PRECISION`,
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS length DOUBLE PRECISION`,
    `ALTER TABLE sku ADD COLUMN IF NOT EXISTS plan TEXT`
  ]
};

// adapters/sql/schema/0005-payments.ts
var PAYMENTS = {
  id: "0005-payments",
  statements: [
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS payment_provider TEXT`,
    `UPDATE shop_order SET payment_provider = 'sandbox' WHERE payment_method IS NOT NULL`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS provider TEXT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS action TEXT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS refunded_minor BIGINT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS disputed BOOLEAN`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS source TEXT`,
    `UPDATE payment_attempt SET provider = 'sandbox', action = client_secret WHERE provider IS NULL AND amount_minor > 0`,
    `CREATE INDEX IF NOT EXISTS attempt_by_reference ON payment_attempt (site_id, reference)`,
    `ALTER TABLE submission ADD COLUMN IF NOT EXISTS order_id TEXT`,
    `ALTER TABLE submission ADD COLUMN IF NOT EXISTS cart TEXT`
  ]
};

// adapters/sql/schema/0006-order-list.ts
var ORDER_LIST = {
  id: "0006-order-list",
  statements: [
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS item_count BIGINT`,
    `ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS customer_name TEXT`,
    `CREATE INDEX IF NOT EXISTS attempt_by_time ON payment_attempt (site_id, created_on, id)`,
    `UPDATE payment_attempt SET
      item_count = CAST(CAST(snapshot AS JSON) ->> 'itemCount' AS BIGINT),
      customer_name = COALESCE(CAST(snapshot AS JSON) ->> 'fullName', '')
      WHERE item_count IS NULL`
  ]
};

// adapters/sql/schema/0008-visitors.ts
var VISITORS = {
  id: "0008-visitors",
  statements: [
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS lineage TEXT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS replaced_by TEXT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS replaced_on BIGINT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS replaced_from TEXT`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS renewed_for TEXT`,
    `CREATE TABLE IF NOT EXISTS site_key (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      secret TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`
  ]
};

// adapters/sql/schema/0009-wallet-payments.ts
var WALLET_PAYMENTS = {
  id: "0009-wallet-payments",
  statements: [
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS wallet_provider TEXT`,
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS wallet_reference TEXT`
  ]
};

// adapters/sql/schema/0010-accounts.ts
var ACCOUNTS = {
  id: "0010-accounts",
  statements: [
    `CREATE TABLE IF NOT EXISTS member (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      email TEXT NOT NULL,
      email_key TEXT NOT NULL,
      name TEXT NOT NULL,
      status TEXT NOT NULL,
      password_hash TEXT,
      accept_privacy BOOLEAN NOT NULL,
      accept_communications BOOLEAN NOT NULL,
      fields TEXT NOT NULL,
      banned_on BIGINT,
      created_on BIGINT NOT NULL,
      updated_on BIGINT NOT NULL,
      invited_on BIGINT,
      last_login_on BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE UNIQUE INDEX IF NOT EXISTS member_by_email ON member (site_id, email_key)`,
    `CREATE INDEX IF NOT EXISTS member_by_time ON member (site_id, created_on, id)`,
    `CREATE TABLE IF NOT EXISTS member_group (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      group_id TEXT NOT NULL,
      source TEXT NOT NULL,
      added_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_group_by_member ON member_group (site_id, member_id)`,
    `CREATE TABLE IF NOT EXISTS member_session (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      used_on BIGINT NOT NULL,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_session_by_member ON member_session (site_id, member_id)`,
    `CREATE INDEX IF NOT EXISTS member_session_by_end ON member_session (site_id, expires_on)`,
    `CREATE TABLE IF NOT EXISTS member_token (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      member_id TEXT NOT NULL,
      visitor TEXT,
      redirect_path TEXT,
      created_on BIGINT NOT NULL,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_token_by_member ON member_token (site_id, member_id)`,
    `CREATE TABLE IF NOT EXISTS member_event (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT,
      kind TEXT NOT NULL,
      detail TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_event_by_member ON member_event (site_id, member_id, at)`,
    `CREATE TABLE IF NOT EXISTS member_device (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      expires_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_device_by_member ON member_device (site_id, member_id)`,
    `ALTER TABLE visitor ADD COLUMN IF NOT EXISTS member_id TEXT`,
    `CREATE INDEX IF NOT EXISTS visitor_by_member ON visitor (site_id, member_id)`,
    `CREATE TABLE IF NOT EXISTS account_mail (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      recipient TEXT NOT NULL,
      subject TEXT NOT NULL,
      text_body TEXT NOT NULL,
      html_body TEXT NOT NULL,
      links TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      sent_on BIGINT,
      tries BIGINT NOT NULL,
      next_try_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS account_mail_waiting ON account_mail (site_id, sent_on, next_try_on)`
  ]
};

// adapters/sql/schema/0011-member-orders.ts
var MEMBER_ORDERS = {
  id: "0011-member-orders",
  statements: [
    `ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS member_id TEXT`,
    `CREATE INDEX IF NOT EXISTS order_by_member ON shop_order (site_id, member_id)`
  ]
};

// adapters/sql/schema/0012-authorised-payments.ts
var AUTHORISED_PAYMENTS = {
  id: "0012-authorised-payments",
  statements: [`ALTER TABLE payment_attempt ADD COLUMN IF NOT EXISTS capture TEXT`]
};

// adapters/sql/schema/0014-member-files.ts
var MEMBER_FILES = {
  id: "0014-member-files",
  statements: [
    `CREATE TABLE IF NOT EXISTS member_file (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL,
      field_id TEXT NOT NULL,
      name TEXT NOT NULL,
      token TEXT NOT NULL,
      state TEXT NOT NULL,
      created_on BIGINT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS member_file_by_member ON member_file (site_id, member_id)`,
    `CREATE INDEX IF NOT EXISTS member_file_by_state ON member_file (site_id, state, created_on)`
  ]
};

// adapters/sql/schema/migrations.ts
var MIGRATIONS = [
  SHOP,
  FORMS,
  FORM_FILES,
  SKU_MEASURES,
  PAYMENTS,
  ORDER_LIST,
  VISITORS,
  WALLET_PAYMENTS,
  ACCOUNTS,
  MEMBER_ORDERS,
  AUTHORISED_PAYMENTS,
  MEMBER_FILES
];

// adapters/sql/open-database.ts
var MIGRATION_TIMEOUTS = { lockMs: 3e4, statementMs: 0, idleTransactionMs: 0 };
async function openDatabase(options) {
  if (!("url" in options)) {
    const opened = await openPglite(options);
    return opened.ok ? migrated(opened.value) : opened;
  }
  const migrator = await openPostgres({ ...options, connections: 1, timeouts: MIGRATION_TIMEOUTS });
  if (!migrator.ok) return migrator;
  const current = await migrated(migrator.value);
  if (!current.ok) return current;
  await migrator.value.close();
  return openPostgres(options);
}
async function migrated(sql2) {
  const result = await migrate(sql2, MIGRATIONS, { holder: `${process.pid}-${crypto.randomUUID()}` });
  if (result.ok) return ok(sql2);
  await sql2.close();
  return err(result.failure);
}

// adapters/sql/write-data-template.ts
import { createHash as createHash2 } from "node:crypto";
import { mkdtemp, rename as rename2, rm as rm2, writeFile } from "node:fs/promises";
import { createRequire as createRequire2 } from "node:module";
import { tmpdir } from "node:os";
import { dirname as dirname3, join as join5 } from "node:path";
function dataTemplateName() {
  const require3 = createRequire2(import.meta.url);
  const manifest = join5(dirname3(require3.resolve("@electric-sql/pglite")), "../package.json");
  const { version } = require3(manifest);
  const tables = createHash2("sha256").update(JSON.stringify(MIGRATIONS)).digest("hex");
  return `new-database-${version}-${tables.slice(0, 12)}.gz`;
}
async function writeDataTemplate(file) {
  const folder = await mkdtemp(join5(tmpdir(), "vitrine-template-"));
  try {
    const opened = await openDatabase({ folder });
    if (!opened.ok) throw new Error(opened.failure.message);
    await opened.value.close();
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await compressDatabase(folder));
    await rename2(unfinished, file);
  } finally {
    await rm2(folder, { recursive: true, force: true });
  }
}

// adapters/node/system-clock.ts
var systemClock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  setTimer: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  }
};

// composition/server/shop-limits.ts
var MINUTE_MS = 6e4;
var ORDER_WINDOW_MS = 10 * MINUTE_MS;
var PEOPLE_AT_AN_ADDRESS = 5;
var NEW_CARTS = 120;
var NEW_CARTS_WINDOW_MS = 60 * MINUTE_MS;
var REFUSED_CARDS = { perCart: 4, perAddress: 5, perNetwork: 5 };
var REFUSED_WINDOWS = [
  { windowMs: ORDER_WINDOW_MS, times: 1 },
  { windowMs: 2 * 60 * MINUTE_MS, times: 2 },
  { windowMs: 24 * 60 * MINUTE_MS, times: 4 }
];
var endless = (count) => count === 0 ? Number.MAX_SAFE_INTEGER : count;
function createShopLimits({
  sql: sql2,
  siteId,
  trustProxy,
  cartChanges = 120,
  orderAttempts = 20
}) {
  const shared = createSqlRateLimit({ sql: sql2, siteId, clock: systemClock });
  const allowance = (count) => ({
    perCart: endless(count),
    perAddress: endless(count * PEOPLE_AT_AN_ADDRESS)
  });
  return {
    cart: { ...allowance(cartChanges), limit: createMemoryRateLimit(), windowMs: MINUTE_MS },
    order: {
      ...allowance(orderAttempts),
      limit: orderAttempts === 0 ? createMemoryRateLimit() : shared,
      windowMs: ORDER_WINDOW_MS
    },
    ...cartChanges > 0 && {
      newCarts: createNewCartLimit({
        limit: shared,
        perAddress: NEW_CARTS,
        windowMs: NEW_CARTS_WINDOW_MS
      })
    },
    payments: {
      ...REFUSED_CARDS,
      windows: REFUSED_WINDOWS,
      limit: shared
    },
    sourceOf: (request) => visitorAddress(request, trustProxy)
  };
}

// adapters/browser/crypto-random.ts
var createCryptoRandom = (crypto2) => ({
  token: () => Array.from(crypto2.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )
});

// test/fakes/clock.fake.ts
function createFakeClock(wallTimeMs = Date.UTC(2026, 0, 1)) {
  const timers = /* @__PURE__ */ new Set();
  let nowMs = 0;
  const next = (untilMs) => [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((left, right) => left.dueMs - right.dueMs)[0];
  return {
    now: () => nowMs,
    wallTime: () => wallTimeMs + nowMs,
    setTimer: (delayMs, run) => {
      const timer = { dueMs: nowMs + Math.max(0, delayMs), run };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    advance: (ms) => {
      const untilMs = nowMs + ms;
      for (let timer = next(untilMs); timer !== void 0; timer = next(untilMs)) {
        timers.delete(timer);
        nowMs = timer.dueMs;
        timer.run();
      }
      nowMs = untilMs;
    },
    waiting: () => timers.size
  };
}

// test/support/temporary-pglite.ts
import { existsSync as existsSync3 } from "node:fs";
import { mkdtemp as mkdtemp2, rm as rm3 } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join6 } from "node:path";
async function templateFile() {
  const file = join6(tmpdir2(), `vitrine-test-${dataTemplateName()}`);
  if (!existsSync3(file)) await writeDataTemplate(file);
  return file;
}
async function temporaryFolder() {
  const folder = await mkdtemp2(join6(tmpdir2(), "vitrine-test-"));
  return { folder, remove: () => rm3(folder, { recursive: true, force: true }) };
}
async function openTestPglite(folder) {
  const opened = await openDatabase({ folder, templateFile: await templateFile() });
  if (!opened.ok) throw new Error(opened.failure.message);
  return opened.value;
}
async function openTemporaryPglite() {
  const { folder, remove } = await temporaryFolder();
  const sql2 = await openTestPglite(folder);
  return {
    ...sql2,
    close: async () => {
      await sql2.close();
      await remove();
    }
  };
}

// composition/headless/node-connection.ts
import crossFetch from "cross-fetch";
import { parseSetCookie } from "cookie";
function setCookiesOf(headers) {
  if (typeof headers.getSetCookie === "function") return headers.getSetCookie();
  const raw = headers.raw;
  return raw?.call(headers)["set-cookie"] ?? [];
}
function createNodeConnection(baseUrl, fetch = crossFetch) {
  const jar = /* @__PURE__ */ new Map();
  return {
    readCookie: (name) => jar.get(name) ?? null,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await fetch(new URL(String(input), baseUrl).href, {
        ...init,
        headers: Object.fromEntries(headers)
      });
      for (const line of setCookiesOf(response.headers)) {
        const { name, value, maxAge } = parseSetCookie(line);
        if (name === void 0 || value === void 0) continue;
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    }
  };
}

// test/adapters/graphql/support/post.ts
async function visitorAt(url) {
  const { fetch, readCookie } = createNodeConnection(url);
  await fetch(CSRF_ENDPOINT, { method: "POST", headers: { "X-Requested-With": "XMLHttpRequest" } });
  return async (body, headers = {}) => {
    const sent = {
      "content-type": "application/json",
      [CSRF_HEADER]: readCookie(CSRF_COOKIE) ?? "",
      ...headers
    };
    const response = await fetch(COMMERCE_ENDPOINT, {
      method: "POST",
      headers: sent,
      body: typeof body === "string" ? body : JSON.stringify(body)
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse2(text), sent };
  };
}
function parse2(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
var one = (query, variables = {}) => [
  { operationName: null, variables, query }
];

// test/adapters/graphql/support/scripted-backend.ts
var NOT_SCRIPTED = {
  tag: "rejected",
  code: "NotScripted",
  message: "not scripted",
  problems: []
};
function scriptedBackend(script, account = {}) {
  return {
    open: (visitor) => {
      const answers = script(visitor);
      const commerce = new Proxy(answers, {
        get: (target, name) => target[name] ?? (async () => err(NOT_SCRIPTED))
      });
      return {
        commerce,
        accounts: {
          readUser: async () => err(NOT_SCRIPTED),
          readMemberships: async () => err(NOT_SCRIPTED),
          ...account
        }
      };
    }
  };
}

// test/adapters/graphql/support/site.ts
import { createServer } from "node:http";
var random = createCryptoRandom(globalThis.crypto);
var secrets = createVisitorSecrets(random.token());
async function serve(listener) {
  const server = createServer(listener);
  server.keepAliveTimeout = 0;
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    })
  };
}

// test/adapters/graphql/card-testing.test.ts
var SUBMIT = "mutation{ecommerceAttemptSubmitOrder(checkoutType:normal){ok}}";
var HOUR_MS = 36e5;
var refused2 = err({ tag: "rejected", code: "StripeRejected", message: "Declined.", problems: [] });
var paid = ok({
  tag: "accepted",
  orderId: orderId("o"),
  token: orderToken("t"),
  customerPaid: money(100, "EUR"),
  purchasedItems: []
});
describe("a shop whose payments somebody tries stolen cards with", () => {
  let sql2;
  const closing = [];
  beforeAll(async () => {
    sql2 = await openTemporaryPglite();
  }, 6e4);
  afterAll(async () => {
    for (const close of closing) await close();
    await sql2.close();
  });
  let sites = 0;
  const open = async ({ isTimed = false } = {}) => {
    sites += 1;
    const clock = createFakeClock(Date.now());
    const state = { authorisations: 0, card: refused2 };
    const backend = scriptedBackend(() => ({
      submitOrder: async () => {
        state.authorisations += 1;
        return state.card;
      }
    }));
    const shopLimits = createShopLimits({
      sql: sql2,
      siteId: `cards-${sites}`,
      trustProxy: false,
      orderAttempts: 0
    });
    const limits = {
      ...shopLimits,
      ...shopLimits.payments && isTimed && {
        payments: { ...shopLimits.payments, limit: createMemoryRateLimit({ now: clock.wallTime }) }
      },
      sourceOf: ({ headers }) => String(headers["x-test-address"])
    };
    const site = await serve(
      createRequestHandler({
        routes: [
          at(COMMERCE_ENDPOINT, createGraphqlHandler({ backend, random, secrets, limits })),
          at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets }))
        ]
      })
    );
    closing.push(site.close);
    const pay = async (post, address) => {
      const { body } = await post(one(SUBMIT), { "x-test-address": address });
      const [answer2] = body;
      return answer2?.errors?.[0]?.code ?? "ok";
    };
    return { url: site.url, state, clock, pay };
  };
  it("asks its provider five times at most for a thousand cards, spread over a network, cookies thrown away", async () => {
    const { url, state, pay } = await open();
    const codes = [];
    for (let card = 0; card < 1e3; card += 25) {
      codes.push(
        ...await Promise.all(
          Array.from(
            { length: 25 },
            async (_, index) => pay(await visitorAt(url), `203.0.113.${(card + index) % 256}`)
          )
        )
      );
    }
    expect(state.authorisations).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === "TooManyRequests")).toHaveLength(1e3 - state.authorisations);
    state.card = paid;
    expect(await pay(await visitorAt(url), "198.51.100.1")).toBe("ok");
  }, 24e4);
  it("lets somebody pay who mistyped twice", async () => {
    const { url, state, pay } = await open();
    const post = await visitorAt(url);
    expect(await pay(post, "192.0.2.1")).toBe("StripeRejected");
    expect(await pay(post, "192.0.2.1")).toBe("StripeRejected");
    state.card = paid;
    expect(await pay(post, "192.0.2.1")).toBe("ok");
  });
  it("does not lock out a household behind one address, however much it buys", async () => {
    const { url, state, pay } = await open();
    for (let person = 0; person < 4; person += 1) {
      const post = await visitorAt(url);
      state.card = refused2;
      expect(await pay(post, "192.0.2.1")).toBe("StripeRejected");
      state.card = paid;
      for (let order = 0; order < 10; order += 1) expect(await pay(post, "192.0.2.1")).toBe("ok");
    }
  });
  it("makes whoever goes on wait longer and longer", async () => {
    const { url, state, clock, pay } = await open({ isTimed: true });
    const until = async () => {
      const before = state.authorisations;
      for (let card = 0; card < 20; card += 1) await pay(await visitorAt(url), "192.0.2.1");
      return state.authorisations - before;
    };
    expect(await until()).toBe(5);
    clock.advance(HOUR_MS / 2);
    expect(await until()).toBe(5);
    clock.advance(HOUR_MS / 2);
    expect(await until()).toBe(0);
    clock.advance(2 * HOUR_MS);
    expect(await until()).toBe(5);
  });
});
