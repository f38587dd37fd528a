import {
  LINES_LEFT,
  cartProblem,
  cartQuantityProblem,
  problemText,
  toServerError,
} from '../../../../core/errors/index.js'
import type { ProblemFacts } from '../../../../core/errors/index.js'
import { isChanging } from '../../../../core/cart/index.js'
import type { CartState } from '../../../../core/cart/index.js'
import { skuId } from '../../../../core/catalog/index.js'
import { textOfLinesLeft } from '../../../../core/orders/index.js'
import type { LinesLeft, Order } from '../../../../core/orders/index.js'
import { shopErrorAttribute } from '../../../../core/builder-markup/index.js'
import { pageText, translated } from '../../kit/page-texts.js'
import { findNode } from '../node-type.js'
import { setAttribute, setShown, setText } from '../shown.js'

/**
 * The parts of a cart that are not bindings: the visible blocks, and the name of the open link
 * (reference/cart#attributes, reference/cart#display).
 */
export function showCartBlocks(
  wrapper: HTMLElement,
  order: Order | null,
  state: CartState,
  prefersReducedMotion: () => boolean,
): void {
  const itemCount = order?.itemCount ?? 0
  const hasItems = (order?.items.length ?? 0) > 0
  setShown(wrapper.querySelector('.w-commerce-commercecartemptystate'), !hasItems)
  setShown(findNode(wrapper, 'commerce-cart-form'), hasItems)
  wrapper.toggleAttribute('data-cart-filled', hasItems)
  showBadge(wrapper, itemCount)
  nameOpenLink(findNode(wrapper, 'commerce-cart-open-link'), itemCount)
  showCartProblem(wrapper, state, order?.linesLeft ?? null)
  markPending(wrapper, state, prefersReducedMotion)
}

/**
 * Names the link by its action; its visible words, other than the count, come first, so that voice control
 * finds it (WCAG 2.5.3).
 */
function nameOpenLink(link: HTMLElement | null, itemCount: number): void {
  if (!link) return
  const text = itemCount === 0 ? 'Open empty cart' : 'Open cart containing {count} items'
  const name = pageText(link.ownerDocument, text, { count: itemCount })
  const seen = link.innerText.replace(/\s+/g, ' ').trim()
  const isSaid = /^\d*$/.test(seen) || name.toLowerCase().includes(seen.toLowerCase())
  setAttribute(link, 'aria-label', isSaid ? name : `${seen}. ${name}`)
}

function showBadge(wrapper: HTMLElement, itemCount: number): void {
  for (const badge of wrapper.querySelectorAll<HTMLElement>('.w-commerce-commercecartopenlinkcount')) {
    const rule = badge.getAttribute('data-count-hide-rule')
    setShown(badge, rule !== 'always' && !(rule === 'empty' && itemCount === 0))
  }
}

function showCartProblem(wrapper: HTMLElement, state: CartState, linesLeft: LinesLeft | null): void {
  const failure = state.problem?.failure ?? (state.phase === 'failed' ? state.failure : null)
  if (failure === null && linesLeft !== null)
    return showCartError(wrapper, LINES_LEFT, ` ${textOfLinesLeft(linesLeft)}`)
  if (failure === null) return hideCartError(wrapper)
  const server = toServerError(failure)
  const quantity = cartQuantityProblem(server)
  showCartError(wrapper, quantity.category === 'quantity' ? quantity : cartProblem(server))
}

/**
 * Shows a problem of the cart in its error block, in the owner's words if the block has them. `named` is
 * appended: the subject of the problem.
 */
export function showCartError(wrapper: HTMLElement, facts: ProblemFacts, named = ''): void {
  const block = findNode(wrapper, 'commerce-cart-error')
  if (!block) return
  const holder = block.querySelector('.w-cart-error-msg') ?? block
  if (!block.getAttribute('aria-live')) block.setAttribute('aria-live', 'assertive')
  setShown(block, true)
  const text = problemText(facts, (name) => holder.getAttribute(shopErrorAttribute(name)))
  setText(holder, translated(wrapper.ownerDocument, text) + named)
}

const hideCartError = (wrapper: HTMLElement): void =>
  setShown(findNode(wrapper, 'commerce-cart-error'), false)

const pulses = new WeakMap<Element, Animation>()

/**
 * Lines with a pending change are animated until the answer is shown; other lines are not touched
 * (reference/cart#changes).
 */
function markPending(wrapper: HTMLElement, state: CartState, prefersReducedMotion: () => boolean): void {
  for (const line of wrapper.querySelectorAll<HTMLElement>('.w-commerce-commercecartitem')) {
    const id = line.querySelector('[data-commerce-sku-id]')?.getAttribute('data-commerce-sku-id') ?? ''
    const isPending = id !== '' && isChanging(state, skuId(id))
    setAttribute(line, 'aria-busy', isPending ? 'true' : null)
    if (isPending && !pulses.has(line)) startPulse(line, prefersReducedMotion())
    else if (!isPending) stopPulse(line)
  }
}

function startPulse(line: HTMLElement, isStill: boolean): void {
  const frames = isStill ? [{ opacity: 0.4 }, { opacity: 0.4 }] : [{ opacity: 0.2 }, { opacity: 0.4 }]
  pulses.set(
    line,
    line.animate(frames, {
      duration: 500,
      easing: 'ease-in-out',
      direction: 'alternate',
      iterations: Number.POSITIVE_INFINITY,
    }),
  )
}

function stopPulse(line: HTMLElement): void {
  pulses.get(line)?.cancel()
  pulses.delete(line)
}
