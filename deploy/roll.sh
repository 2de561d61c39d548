#!/bin/sh
# Restarts the processes behind nginx one after the other, so that visitors notice nothing: takes one out of
# upstream.conf, restarts it, waits until it is ready and puts it back. A process that does not get ready stays out, the
# others go on serving, and the script ends with an error.
#   sudo deploy/roll.sh 4173 4174
# Settings, with what they are on a machine set up as docs/operations.md says:
UPSTREAM=${UPSTREAM:-/etc/nginx/conf.d/upstream.conf}
RELOAD=${RELOAD:-nginx -s reload}
NGINX_PID=${NGINX_PID:-/run/nginx.pid}
# Followed by the port.
RESTART=${RESTART:-systemctl restart saral@}
set -eu

# New workers take over at a reload. The old ones finish what they have, for at most a minute: an upload may take longer,
# and the server itself finishes that.
reload() {
  before=$(ps -o pid= --ppid "$(cat "$NGINX_PID")" | tr -d ' ' | tr '\n' ',')
  $RELOAD
  waited=0
  while [ -n "$before" ] && [ "$waited" -lt 600 ] && ps -o args= -p "${before%,}" | grep -q 'nginx: worker'; do
    sleep 0.1
    waited=$((waited + 1))
  done
}

ready() {
  node -e "fetch('http://127.0.0.1:$1/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
}

edit() {
  sed -E "s/^( *server 127\.0\.0\.1:$1)( down)?;/\1$2;/" "$UPSTREAM" > "$UPSTREAM.new"
  mv "$UPSTREAM.new" "$UPSTREAM"
}

for port; do
  grep -qE "server 127\.0\.0\.1:$port( down)?;" "$UPSTREAM" || { echo "$UPSTREAM has no server 127.0.0.1:$port." >&2; exit 1; }
  echo "$port: taken out"
  edit "$port" " down"
  reload
  $RESTART"$port"
  tries=0
  until ready "$port"; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || { echo "$port: not ready after 60 seconds, stays out. Look at: journalctl -u saral@$port" >&2; exit 1; }
    sleep 0.5
  done
  edit "$port" ""
  reload
  echo "$port: back"
done
