import { resolve, sep } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { buildSite } from '../server/build-site.js'
import { plural } from '../server/site-catalogue.js'
import { readSiteFolder } from '../server/site-folder.js'
import { badInput, commandFailure } from './failure.js'
import type { Fail } from './failure.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'

function parseBackend(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new InvalidArgumentError('Where the server runs is written as https://shop.example.com.')
  return url.origin
}

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

/** `vitrine build <site>`: the site as files for any host. */
export function registerBuild(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('build')
    .description('write a site as files for any host, its products and items as pages')
    .argument('<folder>', 'the folder that `vitrine serve` is given')
    .requiredOption('-o, --out <folder>', 'where the files are written')
    .option('--backend <address>', 'where `vitrine serve` runs, for carts, orders and forms', parseBackend)
    .action(async (folder: string, { out, backend }: { readonly out: string; readonly backend?: string }) => {
      const site = readSiteFolder(folder)
      if (!site.ok) return fail(commandFailure(site.failure))
      const target = resolve(out)
      if (isInside(target, site.value.folder) || isInside(site.value.folder, target))
        return fail(badInput(`${target} and ${site.value.folder} lie in each other. Name another folder.`))
      const built = await buildSite({
        site: site.value,
        out: target,
        backendUrl: backend ?? null,
        onProgress: (pages) => sayAside(terminal, `${pages} pages`),
      })
      if (!built.ok) return fail(commandFailure(built.failure))
      const { pages, files } = built.value
      terminal.out(`${plural(pages, 'page')} and ${plural(files, 'file')} are in ${target}.`)
      if (backend === undefined)
        sayAside(
          terminal,
          'Carts, orders and forms need `vitrine serve`: add --backend, or pass its paths on (docs/hosting.md).',
        )
    })
}
