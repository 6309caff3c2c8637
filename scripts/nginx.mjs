/** Where nginx is: NGINX, or one of the usual places; null when none is there. */
import { existsSync } from 'node:fs';

export function nginxPath() {
  const places = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
  return places.find((place) => place !== undefined && existsSync(place)) ?? null;
}
