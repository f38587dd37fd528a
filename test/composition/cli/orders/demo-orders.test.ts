import { expect, it } from '@jest/globals'
import { runCommand } from '../../../../composition/cli/program.js'
import { scratchSite } from '../../support/site-folder.js'

it.each([
  ['Austria, where one of the sample shoppers lives', 'AT'],
  ['Australia, where none of them lives', 'AU'],
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

it('have the words of their owner in the language of the site', async () => {
  const site = scratchSite()
  site.write('index.html', '<!doctype html><html lang="de-CH"><body>Laden</body></html>')
  site.write('catalogue.csv', 'Product Handle,Product Name,Variant Price\nhocker,Hocker,129.00')
  const rate = { type: 'flat-rate', amount: '4.90' }
  const shipping = [{ id: 'post', name: 'Post', countries: ['CH'], rate }]
  site.write('vitrine.json', JSON.stringify({ name: 'Nah', currency: 'CHF', country: 'CH', shipping }))
  const out: string[] = []
  const terminal = { out: (line: string) => out.push(line), err: () => undefined }
  const data = ['--data', site.data]
  await runCommand(['demo-orders', site.folder, ...data, '--count', '8'], terminal)
  await runCommand(['orders', 'list', site.folder, ...data, '--json'], terminal)
  const numbers = [...out.join('\n').matchAll(/"number": ?"([^"]+)"/g)].map(([, number]) => `${number}`)
  expect(numbers).toHaveLength(8)
  for (const number of numbers)
    await runCommand(['orders', 'show', number, site.folder, ...data, '--json'], terminal)
  site.remove()
  expect(out.join('\n')).toContain('Anruf: bitte beim Nachbarn abgeben.')
  expect(out.join('\n')).toMatch(/CHF[\s\S]*(?:Bern|Lausanne)/)
}, 120_000)
