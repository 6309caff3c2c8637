# The server with its pages. Built in one stage, run as an unprivileged user in another.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/games/package.json packages/games/
COPY packages/bots/package.json packages/bots/
COPY packages/server/package.json packages/server/
COPY packages/client/package.json packages/client/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data STATIC_DIR=/app/packages/client/dist
WORKDIR /app
# Everything else is inside the bundle; libsql brings a native binary.
COPY --from=build /app/node_modules/libsql node_modules/libsql
COPY --from=build /app/node_modules/@libsql node_modules/@libsql
COPY --from=build /app/node_modules/@neon-rs node_modules/@neon-rs
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/client/dist packages/client/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "packages/server/dist/main.cjs"]
