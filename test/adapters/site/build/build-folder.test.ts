import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { openBuildFolder } from '../../../../adapters/site/build/build-folder.js'
import { temporaryFolder } from '../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../support/value-of.js'

let folder: string
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ folder, remove } = await temporaryFolder())
})
afterAll(() => remove())

it('names the file that cannot be written', async () => {
  const into = valueOf(await openBuildFolder(join(folder, 'built')))
  const name = `docs/${'x'.repeat(256)}`
  await expect(into.write(name, '')).rejects.toThrow(`${name}: the name is too long for this disk`)
  await into.write('taken', '')
  await expect(into.write('taken/index.html', '')).rejects.toThrow('taken/index.html: a file stands where')
  await into.discard()
})

it('counts what it removed, not what a journal names', async () => {
  const out = join(folder, 'again')
  const first = valueOf(await openBuildFolder(out))
  await first.write('old.html', '')
  await first.finish()
  const journal = Array.from({ length: 1_000 }, (_, index) => [`gone/${index}`, 'built'])
  const files = { 'old.html': 'built', ...(Object.fromEntries(journal) as object) }
  writeFileSync(join(out, '.vitrine-built.json'), JSON.stringify({ files }))
  const second = valueOf(await openBuildFolder(out))
  await second.write('new.html', '')
  expect(await second.finish()).toEqual({ removed: 1 })
  expect(readdirSync(out).sort()).toEqual(['.vitrine-built.json', 'new.html'])
})
