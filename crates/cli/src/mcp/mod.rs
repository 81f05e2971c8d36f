//! `touchmove mcp`: the Laws as tools for assistants, over the Model Context Protocol.

mod answers;
mod lines;
mod tools;

use crate::serve::{ended, in_runtime};
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, CustomRequest, CustomResult,
    ErrorCode, Implementation, ListToolsResult, PaginatedRequestParams, ServerCapabilities,
    ServerConfig,
};
use rmcp::service::RequestContext;
use rmcp::{ErrorData, RoleServer, ServerHandler, ServiceExt};
use serde_json::{Value, json};
use std::error::Error;

pub fn run() -> u8 {
    ended(in_runtime(serve()))
}

/// Serves until the client closes standard input.
async fn serve() -> Result<(), Box<dyn Error>> {
    let (lines, writing) = lines::Lines::new();
    let served = match Tools.serve(lines).await {
        Ok(service) => service.waiting().await.map(drop).map_err(Into::into),
        Err(error) => Err(error.into()),
    };
    // Write queued answers before exiting.
    writing.await??;
    served
}

struct Tools;

/// Supported methods.
const KNOWN: [&str; 4] = ["initialize", "ping", "tools/list", "tools/call"];

impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        let mut info = ServerConfig::new(ServerCapabilities::builder().enable_tools().build());
        info.server_info = Implementation::new("touchmove", env!("CARGO_PKG_VERSION"));
        info.instructions = Some(tools::INSTRUCTIONS.to_owned());
        info
    }

    /// `rmcp` calls this for unknown methods, and for known methods with invalid parameters.
    async fn on_custom_request(
        &self,
        CustomRequest { method, .. }: CustomRequest,
        _: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        Err(match KNOWN.contains(&method.as_str()) {
            true => ErrorData::invalid_params(format!("{method}: these params do not fit"), None),
            false => ErrorData::new(ErrorCode::METHOD_NOT_FOUND, method, None),
        })
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::all()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(answer) = tools::answering(&request.name) else {
            let why = format!("no tool {:?}: there are {}", request.name, tools::names());
            return Err(ErrorData::invalid_params(why, None));
        };
        let asked = Value::Object(request.arguments.unwrap_or_default());
        // Use a blocking thread, so that other requests are served during a long mate search.
        let answered = tokio::task::spawn_blocking(move || answer(asked)).await;
        let answered =
            answered.map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        Ok(match answered {
            Ok(answer) => CallToolResult::structured(answer),
            // The assistant reads the error and can correct its request.
            Err(why) => CallToolResult::structured_error(json!({ "error": why })),
        }
        .into())
    }
}
