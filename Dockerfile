# The site in a small image: built in one stage, run by an ordinary user in another, on a root file system that may be
# read-only. The embedded database is in /data; with DATABASE_URL, nothing is written there.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# What npm needs first, so a change of the sources does not install everything again.
COPY package.json package-lock.json .npmrc ./
COPY construct/package.json construct/
COPY contract/package.json contract/
COPY e2e/package.json e2e/
COPY engine/package.json engine/
COPY formats/package.json formats/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
# npm, for the commands of operators, writes only to /tmp.
ENV NODE_ENV=production DATA_DIR=/data npm_config_cache=/tmp/.npm
RUN install -d -o node -g node -m 700 /data /backups
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/content content
COPY --from=build /app/dist dist
# The commands run from the sources.
COPY --from=build /app/construct construct
COPY --from=build /app/contract contract
COPY --from=build /app/engine engine
COPY --from=build /app/formats formats
COPY --from=build /app/server server
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
