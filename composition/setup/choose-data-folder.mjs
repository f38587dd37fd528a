/**
 * Chooses the first free data folder. If it is not the first folder, a notice says that orders of the other
 * folder still exist there. Null if all are in use.
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
