import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE_FOLDER = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** The licences of bundled packages, which must be kept with each copy of their code. */
export const bundledLicences = () => ({
  name: 'bundled-licences',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((chunk) => chunk.moduleIds ?? [])
    const folders = ids.flatMap((id) => PACKAGE_FOLDER.exec(id.replace(/^\0/, ''))?.[1] ?? [])
    const texts = [...new Set(folders)].sort().map((folder) => {
      const {
        name,
        version: bundled,
        license,
      } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
      return `${name} ${bundled} (${license})\n\n${text}`.trim()
    })
    const source = `${texts.join('\n\n---\n\n')}\n`
    this.emitFile({ type: 'asset', fileName: 'third-party-licences.txt', source })
  },
})
