/** Where the page's test payments ask the server: `POST <endpoint>/authenticate` answers a challenge. */
export const SANDBOX_ENDPOINT = '/.vitrine/sandbox'
