import { parseScript } from '../../../adapters/site/pages/index.js'

const [piece = '', depth = '0'] = process.argv.slice(2)
console.log(parseScript(piece.repeat(Number(depth))) === null ? 'no script' : 'a script')
