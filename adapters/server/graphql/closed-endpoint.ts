/**
 * The options of an endpoint for its own clients only: no page for people, no CORS of its own, no uploads.
 * The caller has read the body within its limit. Errors of the program are reported to `onUnexpected`, never
 * to the client.
 */
export const closedEndpoint = (onUnexpected: (error: unknown) => void) =>
  ({
    graphqlEndpoint: '*',
    maxRequestBodySize: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    maskedErrors: { isDev: false, errorMessage: 'Something went wrong. Please try again.' },
    logging: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (error: unknown) => onUnexpected(error),
    },
  }) as const
