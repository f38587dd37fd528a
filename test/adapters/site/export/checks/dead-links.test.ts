import { afterEach, expect, it } from '@jest/globals'
import { checkSite } from '../../../../../adapters/site/export/index.js'
import { exportedPage, exportFolder, PAGE_A, scriptTag } from '../support/export-folders.js'

let remove = (): void => undefined
afterEach(() => remove())

it('links to files in the other Unicode form and to former addresses are not dead, others are', async () => {
  const links = ['files/caf%C3%A9.pdf', '/old/a', '/old/b', 'files/Caf%C3%A9.pdf', '/gone']
  const made = exportFolder({
    'index.html': exportedPage(PAGE_A, {
      body: links.map((href) => `<a href="${href}">x</a>`).join(''),
      scripts: scriptTag('/vitrine.js'),
    }),
    'css/normalize.css': '',
    'files/cafe\u0301.pdf': '',
  })
  remove = made.remove
  const findings = await checkSite(made.folder, null, [{ from: '/old/*', to: '/:splat' }])
  expect(findings.map(({ message }) => message)).toEqual([
    'A link leads to files/Caf%C3%A9.pdf, which does not exist.',
    'A link leads to /gone, which does not exist.',
  ])
})
