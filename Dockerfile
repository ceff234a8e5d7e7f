# Build with everything, run with the production dependencies only.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node_modules/.bin/tsc -p server && node_modules/.bin/vite build --config client/vite.config.mts
RUN npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/build ./build
COPY --from=build --chown=node:node /app/server/serve-built.mjs ./server/
# The reader of workbooks is a process of its own, which runs as it is.
COPY --from=build --chown=node:node /app/server/kit/files/*.mjs ./server/kit/files/
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||4000)+'/health').then(async(r)=>process.exit((await r.json()).status==='healthy'?0:1),()=>process.exit(1))"]
CMD ["node", "server/serve-built.mjs"]
