/**
 * Chooses the first free data folder. If that is not the first of all, it also answers a notice to show before
 * anything else: the orders of the other folder are not lost, only not in this one. Null if all are in use.
 * `findHolder(folder)` describes the process that holds a folder, or returns null.
 */
export async function chooseDataFolder(folders, findHolder) {
  const [own] = folders
  const holders = []
  for (const data of folders) {
    const holder = await findHolder(data)
    if (holder === null) return { data, notice: data === own ? null : noticeOf(own, holders[0], data) }
    holders.push(holder)
  }
  return null
}

const noticeOf = (own, holder, data) =>
  `The data folder ${own} is in use by ${holder}: ` +
  `this shop keeps its data in ${data} and does not show the orders of the other.`
