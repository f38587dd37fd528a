const HOST = /list-manage[1-9]?\.com/i

/** True for an action that leads to a hosted mailing list (contract/animation 6.7). */
export const isMailingListAction = (action: string): boolean => HOST.test(action)
