import { describe, expect, it } from '@jest/globals'
import { parseTarget } from '../../../../core/animation/data/parse-target.js'
import { findTargets } from '../../../../core/animation/targets/find-targets.js'
import { createFakeStage } from '../../../fakes/stage.fake.js'

const ALONE = { event: null, element: null, boundary: null }

describe('an action on the page', () => {
  it.each([
    ['without an id', null, 1],
    ['with the id of this page', 'p1', 1],
    ['with the id of this page and of an element', 'p1|p2', 1],
    ['with the id of another page', 'p2', 0],
    ['with the id of another page and of an element', 'p2|p1', 0],
  ])('%s changes its root element: %j', (_, id, count) => {
    const stage = createFakeStage('p1')
    const target = parseTarget({ appliesTo: 'PAGE', id })
    const found = target === null ? null : findTargets(stage, target, ALONE)
    expect(found).toEqual(Array.from({ length: count }, () => stage.elements.page))
  })
})
