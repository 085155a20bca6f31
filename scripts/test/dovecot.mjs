// Starts an IMAP server of its own, Dovecot, with one mailbox on the disk, from the binaries of this machine.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { findProgram } from './debian.mjs'
import { freePort, isListening, startServer } from './local-server.mjs'

const PASSWORD = 'password-of-the-mailbox'

/**
 * @returns {Promise<{ url: string, mail: string, halt: () => Promise<void>, start: () => Promise<void>, stop: () => Promise<void> } | null>}
 *   null where there is no Dovecot and none can be installed; `mail` is the folder of the mailbox;
 *   `start` goes on after `halt` with it
 */
export async function startDovecot() {
  const binary = findProgram(['dovecot'], 'dovecot-imapd')
  if (!binary) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'dovecot-'))
  const port = await freePort()
  const file = path.join(folder, 'dovecot.conf')
  writeFileSync(file, configuration({ folder, port, isOld: /^2\.[0-3]\./.test(spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout) }))
  let server
  const start = async () => void (server = await startServer(binary, ['-F', '-c', file], { isReady: () => isListening(port) }))
  const halt = () => server.stop()
  await start()
  return { url: `imap://reports:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`, mail: path.join(folder, 'mail/Maildir'), halt, start, stop: () => halt().then(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })) }
}

/** Version 2.4 has other words for a few things. */
function configuration({ folder, port, isOld }) {
  const owner = ownerOf()
  const home = path.join(folder, 'mail')
  mkdirSync(home)
  if (owner.isRoot) chownSync(home, owner.uid, owner.gid)
  // Its processes of other accounts look for their sockets there.
  chmodSync(folder, 0o755)
  const login = owner.isRoot ? '' : `default_login_user = ${owner.name}\ndefault_internal_user = ${owner.name}\ndefault_internal_group = ${owner.name}`
  const words = isOld
    ? `disable_plaintext_auth = no
mail_location = maildir:${home}/Maildir
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${home}
}`
    : `dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${home}/Maildir
passdb static {
  password = ${PASSWORD}
}
userdb static {
  fields {
    uid = ${owner.uid}
    gid = ${owner.gid}
    home = ${home}
  }
}`
  return `${isOld ? '' : words}
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
first_valid_uid = 1
${login}
${isOld ? words : ''}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}

/** Mail is never read as root. */
function ownerOf() {
  const { uid, gid, username } = userInfo()
  if (uid !== 0) return { uid, gid, name: username, isRoot: false }
  const [nobody, nogroup] = ['-u', '-g'].map((kind) => Number(spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' }).stdout))
  return { uid: nobody, gid: nogroup, name: 'nobody', isRoot: true }
}
