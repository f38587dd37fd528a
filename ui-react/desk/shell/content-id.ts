/** The id of the element with the content of the page. */
export const CONTENT_ID = 'content'
