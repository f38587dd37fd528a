import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSiteFolder } from '../../../../adapters/server/site-folder/read-site-folder.js'
import { checkCatalogue } from '../../../../adapters/server/site-folder/site-catalogue.js'
import { describeMissingFiles } from '../../../../adapters/server/site-folder/sold-files.js'
import { importCheck } from '../../../../adapters/server/terminal/catalogue/import-lines.js'
import { valueOf } from '../../../../core/shared/index.js'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sold-files-'))
  await writeFile(
    join(folder, 'vitrine.json'),
    JSON.stringify({ name: 'Notes', currency: 'GBP', country: 'GB', shipping: [] }),
  )
  await writeFile(
    join(folder, 'catalogue.csv'),
    'Product Handle,Product Name,Product Type,Variant Price,Download Files\n' +
      'notes,Notes,Digital,12.00,notes.pdf;extra/map.pdf\n' +
      'atlas,Atlas,Digital,9.00,atlas.pdf;notes.pdf\n',
  )
  await mkdir(join(folder, '.downloads', 'extra'), { recursive: true })
  await writeFile(join(folder, '.downloads', 'notes.pdf'), 'notes')
})

afterAll(() => rm(folder, { recursive: true }))

const check = async () => valueOf(await checkCatalogue(valueOf(readSiteFolder(folder))))

describe('files that are sold', () => {
  it('are named if the folder of downloads lacks them, each once', async () => {
    const checked = await check()
    expect(checked.missingFiles).toEqual(['extra/map.pdf', 'atlas.pdf'])
    expect(importCheck(checked)).toEqual({
      lines: [
        '2 products with 2 SKUs can be imported; nothing was changed. Buyers cannot fetch 2 files that ' +
          'catalogue.csv sells: extra/map.pdf, atlas.pdf. The folder .downloads of the site lacks them.',
      ],
      json: { products: 2, skus: 2, missingFiles: ['extra/map.pdf', 'atlas.pdf'] },
    })
  })

  it('are not there by a link that leads out of the folder', async () => {
    await writeFile(join(folder, 'extra.pdf'), 'elsewhere')
    await symlink(join(folder, 'extra.pdf'), join(folder, '.downloads', 'atlas.pdf'))
    expect((await check()).missingFiles).toEqual(['extra/map.pdf', 'atlas.pdf'])
    await rm(join(folder, '.downloads', 'atlas.pdf'))
  })

  it('are not mentioned once they are there', async () => {
    await writeFile(join(folder, '.downloads', 'extra', 'map.pdf'), 'map')
    await writeFile(join(folder, '.downloads', 'atlas.pdf'), 'atlas')
    const checked = await check()
    expect([checked.missingFiles, describeMissingFiles(checked.missingFiles)]).toEqual([[], null])
    expect(importCheck(checked).json).toEqual({ products: 2, skus: 2 })
  })
})
