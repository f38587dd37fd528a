/** The path of log-ins by providers. */
export const PROVIDER_PATH = '/.vitrine/log-in'

/** The path to which a provider sends browsers back. */
export const providerReturnPath = (providerId: string): string => `${PROVIDER_PATH}/${providerId}/back`
