/** Elements, and the document itself, which stands for the page. */
export type StageElement = Element | Document

/** Whether it is an element and not the page. */
export const isElement = (element: StageElement): element is Element => element.nodeType === 1
