/** Reads and writes every page of a folder with parse5 alone, for a comparison with `adopt`. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse, serialize } from 'parse5'

const [folder = '.'] = process.argv.slice(2)
let letters = 0
for (const name of readdirSync(folder).filter((each) => each.endsWith('.html')))
  letters += serialize(
    parse(readFileSync(join(folder, name), 'utf8'), { sourceCodeLocationInfo: true }),
  ).length
if (letters === 0) throw new Error(`There is no page in ${folder}.`)
