/** Elements, and the document, which represents the page. */
export type StageElement = Element | Document

/** True for an element, false for the page. */
export const isElement = (element: StageElement): element is Element => element.nodeType === 1
