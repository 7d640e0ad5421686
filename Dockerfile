# The console alone, beside an API of your own. Build: docker build -t shangtai . Run: see docs/operations.md.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /app ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# Node itself is the first process, so that a stop signal reaches it.
CMD ["node", "scripts/console.mjs"]
