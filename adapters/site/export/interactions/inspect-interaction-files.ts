import { inspectInteractions, inspectPage, parseInteractions } from '../../../../core/animation/index.js'
import type { InteractionReport, TargetCheck } from '../../../../core/animation/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { readInteractionFile, readPages } from './interaction-files.js'

/** The findings of an inspection about one page. */
export interface PageInspection {
  readonly file: string
  readonly pageId: string | null
  readonly checks: readonly TargetCheck[]
}

/** The content of a data file and its fit with its pages. */
export interface Inspection {
  readonly file: string
  readonly titles: ReadonlyMap<string, string>
  readonly report: InteractionReport
  readonly pages: readonly PageInspection[]
}

/** Inspects the interaction data at a path with these pages; without any, with the pages beside the data. */
export function inspectInteractionFiles(
  path: string,
  named?: readonly string[],
): Result<Inspection, OwnerFailure> {
  const source = readInteractionFile(path)
  if (!source.ok) return source
  const { interactions, problems } = parseInteractions(source.value.data)
  if (interactions.events.size + interactions.lists.size === 0)
    return err(
      badInput(`There is no interaction in ${source.value.file}: its events and action lists are empty.`),
    )
  const pages = readPages(named ?? source.value.pages)
  if (!pages.ok) return pages
  const looked = pages.value.map(({ file, facts }): PageInspection => ({
    file,
    pageId: facts.pageId,
    checks: inspectPage(interactions, facts),
  }))
  return ok({
    file: source.value.file,
    titles: source.value.titles,
    report: inspectInteractions(interactions, problems),
    pages: looked,
  })
}
