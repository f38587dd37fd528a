const HOST = /list-manage[1-9]?\.com/i

/** True for the action of a hosted mailing list (reference/forms#mailing-lists). */
export const isMailingListAction = (action: string): boolean => HOST.test(action)
