import { expect, it } from '@jest/globals'
import { runCommand } from '../../../../composition/cli/program.js'
import { scratchSite } from '../../support/site-folder.js'

it.each([
  ['Austria, where one of the sample shoppers lives', 'AT'],
  ['the United States, where none of them lives', 'US'],
])(
  'are made in a shop that ships to %s',
  async (_, country) => {
    const site = scratchSite()
    site.write('catalogue.csv', 'Product Handle,Product Name,Variant Price\noak-stool,Oak stool,129.00')
    const rate = { type: 'flat-rate', amount: '4.90' }
    const shipping = [{ id: 'parcel', name: 'Parcel', countries: [country], rate }]
    site.write('vitrine.json', JSON.stringify({ name: 'Far', currency: 'EUR', country, shipping }))
    const out: string[] = []
    const terminal = { out: (line: string) => out.push(line), err: () => undefined }
    await runCommand(['demo-orders', site.folder, '--data', site.data, '--count', '4'], terminal)
    site.remove()
    expect(out.join('\n')).toContain('4 sample orders made')
  },
  120_000,
)
